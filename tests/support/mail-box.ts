import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine; `codeFor` answers the newest code that was sent to an address. */
export async function openMailBox() {
  const mails: { to: string[]; text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address.toLowerCase()), text });
        done();
      });
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  // It listens on a port of the network.
  const { port } = smtp.server.address() as AddressInfo;

  function codeFor(address: string): string {
    const { text = '' } = mails.findLast(({ to }) => to.includes(address.toLowerCase())) ?? {};
    const body = text.slice(text.indexOf('\r\n\r\n'));
    return /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0] ?? '';
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    codeFor,
    stop: () => new Promise<void>((ended) => smtp.close(() => ended())),
  };
}
