import { createTransport, type Transporter } from 'nodemailer';

/**
 * A call waits for its mail, so a server that is silent must not hold it for the ten minutes that the library grants.
 * Parameters of SMTP_URL, such as `?socketTimeout=30000`, count before these.
 */
const PATIENCE = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

let transport: { url: string; send: Transporter } | undefined;

/** Sends mails over SMTP_URL; without it none can be sent. */
export function canMail(): boolean {
  return Boolean(process.env.SMTP_URL);
}

export async function sendMail(mail: { to: string; subject: string; text: string }): Promise<void> {
  const url = process.env.SMTP_URL ?? '';
  if (transport?.url !== url) transport = { url, send: createTransport({ ...PATIENCE, url }) };
  // As an object, so that a text with several addresses in it stays one address.
  await transport.send.sendMail({ ...mail, to: { name: '', address: mail.to }, from: process.env.MAIL_FROM });
}
