const TIMEOUT = 10_000;

/** Text messages are sent by a POST to SMS_URL; without it none can be sent. */
export function canText(): boolean {
  return Boolean(process.env.SMS_URL);
}

/** SMS_BODY is a template with `{to}` and `{text}`, escaped as SMS_TYPE requires. */
export async function sendText(message: { to: string; text: string }): Promise<void> {
  const { SMS_URL = '', SMS_BODY = '', SMS_TYPE = '', SMS_AUTHORIZATION } = process.env;
  const escaped = SMS_TYPE.includes('json') ? jsonPart : encodeURIComponent;
  const answer = await fetch(SMS_URL, {
    method: 'POST',
    headers: { 'content-type': SMS_TYPE, ...(SMS_AUTHORIZATION && { authorization: SMS_AUTHORIZATION }) },
    body: SMS_BODY.replace(/\{(to|text)\}/g, (_part, name: 'to' | 'text') => escaped(message[name])),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  // The body is not read; uncancelled, it would keep the connection open.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
}

/** A JSON string without its quotes. */
function jsonPart(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}
