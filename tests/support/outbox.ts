import { SMTPServer } from 'smtp-server';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Outbox = {
  mails: string[];
  texts: { to: string; text: string }[];
  /** What makes the server send there. */
  settings: Record<string, string>;
  close: () => Promise<void>;
};

const listening = (server: { listen: Server['listen'] }) =>
  new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

/** Takes the mails and text messages of a server that is no demo; to `refused` nothing can be sent. */
export async function openOutbox(refused = '+15550100666'): Promise<Outbox> {
  const mails: string[] = [];
  const texts: Outbox['texts'] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let mail = '';
      stream.on('data', (part: Buffer) => (mail += part.toString()));
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  const gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const text = JSON.parse(body) as Outbox['texts'][number];
      if (text.to !== refused) texts.push(text);
      response.writeHead(text.to === refused ? 500 : 200).end();
    });
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  await listening(gateway);
  // Both listen on a port of the network.
  const portOf = (server: { address: Server['address'] }) => (server.address() as AddressInfo).port;
  return {
    ...{ mails, texts },
    settings: {
      ...{ SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`, MAIL_FROM: 'Medina <no-reply@medina.example>' },
      ...{
        SMS_URL: `http://127.0.0.1:${portOf(gateway)}/send`,
        SMS_TYPE: 'application/json',
        SMS_AUTHORIZATION: 'key',
      },
      SMS_BODY: '{"to":"{to}","text":"{text}"}',
    },
    close: async () => {
      await new Promise<void>((done) => smtp.close(() => done()));
      gateway.close();
    },
  };
}
