/** What a raw message says, as its reader sees it. */
export function readMail(raw: string): { to: string; subject: string; headers: string; text: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const body = raw.slice(end + 4);
  const encoding = header('Content-Transfer-Encoding');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? unquoted(body.replace(/=\r\n/g, ''))
        : Buffer.from(body);
  const text = bytes.toString('utf8').replace(/\r\n/g, '\n').trim();
  return { to: header('To'), subject: decoded(header('Subject')), headers, text };
}

/** Encoded words, of which the white space between two does not count. */
function decoded(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, word: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : unquoted(word.replace(/_/g, ' '))).toString('utf8'),
    );
}

function unquoted(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
}
