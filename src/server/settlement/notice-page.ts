import type { Context } from 'hono';
import { html } from 'hono/html';
import { refusals } from '@/contract/core/errors';
import { directionOf } from '@/domain/text/language';
import { translate } from '@/i18n/both';
import { refuse, type ApiError } from '../http/api';
import { redirectTo } from '../http/callback';
import type { Caller } from '../http/caller';
import { refusalText } from '../http/refusal-text';

/** Keys of the messages; `to` is where the link leads. */
type Told = { text?: string; to: string; link: string };

/** A refusal that a browser shows as an HTML page with a way on; other clients get the refusal itself. */
export function answerNotice(
  c: Context,
  { language }: Pick<Caller, 'language'>,
  error: ApiError,
  { text, to, link }: Told,
): Response | Promise<Response> {
  if (!c.req.header('accept')?.includes('text/html')) return refuse(c, error);
  const { refusal, params } = error;
  const message = refusalText(language, error);
  const { seconds } = params;
  if (seconds !== undefined) c.header('Retry-After', String(seconds));
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${message}</title>
      <h1>${message}</h1>
      ${text && html`<p>${translate(language, text)}</p>`}
      <p><a href="${redirectTo(to)}">${translate(language, link)}</a></p>
    </html>`;
  return c.html(page, refusals[refusal]);
}
