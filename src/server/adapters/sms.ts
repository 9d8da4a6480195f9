const TIMEOUT = 10_000;

/** Sends text messages by one POST to SMS_URL; without it none can be sent. */
export function canText(): boolean {
  return Boolean(process.env.SMS_URL);
}

/** SMS_BODY is a template with `{to}` and `{text}`, filled in as its SMS_TYPE escapes them. */
export async function sendText(message: { to: string; text: string }): Promise<void> {
  const { SMS_URL = '', SMS_BODY = '', SMS_TYPE = '', SMS_AUTHORIZATION } = process.env;
  const escaped = SMS_TYPE.includes('json') ? jsonPart : encodeURIComponent;
  const answer = await fetch(SMS_URL, {
    method: 'POST',
    headers: { 'content-type': SMS_TYPE, ...(SMS_AUTHORIZATION && { authorization: SMS_AUTHORIZATION }) },
    body: SMS_BODY.replace(/\{(to|text)\}/g, (_part, name: 'to' | 'text') => escaped(message[name])),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  // What it says is not read, and would keep its connection.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
}

/** For a place between quotes. */
function jsonPart(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
