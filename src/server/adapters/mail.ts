import { createTransport, type Transporter } from 'nodemailer';

/**
 * A call waits until its mail is sent, so a silent server must not block it for the library's ten minutes. Parameters
 * of SMTP_URL, such as `?socketTimeout=30000`, override these.
 */
const PATIENCE = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

let transport: { url: string; send: Transporter } | undefined;

/** Mail is sent over SMTP_URL; without it none can be sent. */
export function canMail(): boolean {
  return Boolean(process.env.SMTP_URL);
}

export async function sendMail(mail: { to: string; subject: string; text: string }): Promise<void> {
  const url = process.env.SMTP_URL ?? '';
  if (transport?.url !== url) transport = { url, send: createTransport({ ...PATIENCE, url }) };
  // Passed as an object, so that a text that contains several addresses counts as one.
  await transport.send.sendMail({ ...mail, to: { name: '', address: mail.to }, from: process.env.MAIL_FROM });
}
