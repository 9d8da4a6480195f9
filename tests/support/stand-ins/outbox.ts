import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openMailServer } from './mail-box';

export type Outbox = {
  /** Whole messages. */
  mails: string[];
  texts: { to: string; text: string; headers: object }[];
  /** Settings that make the server send there. */
  settings: Record<string, string>;
  close: () => Promise<void>;
};

/** Messages to this phone fail. */
export const UNREACHABLE = '+15550100666';

/** Receives the mails and text messages of a server that is not in demo mode. */
export async function openOutbox(): Promise<Outbox> {
  const mails: string[] = [];
  const texts: Outbox['texts'] = [];
  const smtp = await openMailServer(({ text }) => mails.push(text));
  const gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const sent = JSON.parse(body) as { to: string; text: string };
      const isRefused = sent.to === UNREACHABLE;
      if (!isRefused) texts.push({ ...sent, headers: request.headers });
      response.writeHead(isRefused ? 500 : 200).end();
    });
  });
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  // It listens on a port of the network.
  const { port } = gateway.address() as AddressInfo;
  return {
    ...{ mails, texts },
    settings: {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Medina <no-reply@medina.example>' },
      ...{ SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TYPE: 'application/json', SMS_AUTHORIZATION: 'Bearer key' },
      SMS_BODY: '{"to":"{to}","text":"{text}"}',
    },
    close: async () => {
      await smtp.stop();
      gateway.close();
    },
  };
}
