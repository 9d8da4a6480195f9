import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `text` is the whole raw message. */
export type Mail = { to: string[]; text: string };

/** A mail server on this machine that accepts all messages and passes them to the test. */
export async function openMailServer(take: (mail: Mail) => void) {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        take({ to: envelope.rcptTo.map(({ address }) => address.toLowerCase()), text });
        done();
      });
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  // It listens on a port of the network.
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((ended) => smtp.close(() => ended())),
  };
}

/** A mail server that returns the newest code sent to an address. */
export async function openMailBox() {
  const mails: Mail[] = [];
  const { url, stop } = await openMailServer((mail) => mails.push(mail));

  // Mails without a code, such as receipts, may arrive after it, since they are sent behind their calls.
  function codeFor(address: string): string {
    const own = mails.filter(({ to }) => to.includes(address.toLowerCase()));
    return own.map(({ text }) => codeIn(text)).findLast(Boolean) ?? '';
  }

  return { url, codeFor, stop };
}

/** The six digits in a message, below its headers if there are any; empty without. */
export function codeIn(message = ''): string {
  const end = message.indexOf('\r\n\r\n');
  return /(?<!\d)\d{6}(?!\d)/.exec(end < 0 ? message : message.slice(end))?.[0] ?? '';
}
