/**
 * After a change that could be used to take over an account, the customer is notified at the previous contact. An
 * addition to accounts §4.
 */
import { isLanguage, type Language } from '@/domain/text/language';
import type { SocialMedium } from '@/domain/sign-in/login-types';
import { translate } from '@/i18n/both';
import { canMail, sendMail } from '../adapters/mail';
import { canText, sendText } from '../adapters/sms';
import type { Caller } from '../http/caller';
import type { Contact } from './codes';
import type { CustomerRow } from '../data/customer';
import { loadSettings, type Settings } from '../data/setting';
import { localizeText } from '../data/view';
import { isDemo } from '../config/demo-mode';
import { log } from '../http/log';
import { sendBehind } from './messages-behind';

/** `google`, `facebook` and `apple` mean that this provider was linked to the account. */
export type AccountChange = 'password' | 'phone' | 'email' | 'deletion' | 'device' | SocialMedium;

type Before = Pick<CustomerRow, 'phone' | 'email' | 'current_language_key'>;

/** Call it after the change is committed. The messages are sent in the background; a failure is only logged. */
export async function tellFormerContacts(caller: Caller, before: Before, changes: AccountChange[]): Promise<void> {
  if (isDemo()) return;
  const messages = changes.flatMap((change) => {
    const contact = contactFor(change, before);
    return contact ? [{ contact, change }] : [];
  });
  if (messages.length === 0) return;
  const { current_language_key: key } = before;
  const language = isLanguage(key) ? key : caller.language;
  const business = await loadSettings(caller.db);
  for (const kind of ['email', 'phone'] as const) {
    const same = messages.filter(({ contact }) => contact.kind === kind);
    const [first] = same;
    if (first)
      send(first.contact, {
        request: caller.request_id,
        language,
        business,
        changes: same.map(({ change }) => change),
      });
  }
}

/**
 * The previous phone when the phone has changed, else the email; the other one when messages of that kind cannot be
 * sent.
 */
function contactFor(change: AccountChange, { phone, email }: Before): Contact | undefined {
  const byText: Contact | null = phone !== null && canText() ? { kind: 'phone', value: phone } : null;
  const byMail: Contact | null = email !== null && canMail() ? { kind: 'email', value: email } : null;
  return (change === 'phone' ? (byText ?? byMail) : (byMail ?? byText)) ?? undefined;
}

type Told = { request: string; language: Language; business: Settings; changes: AccountChange[] };

function send({ kind, value: to }: Contact, { request, language, business, changes }: Told): void {
  const name = localizeText(business.business_name, { language });
  const contact = [business.email, business.phone].filter(Boolean).join(', ');
  const say = (key: string) => translate(language, `answers.${key}`, { name, contact });
  const body = [
    ...changes.map((change) => say(`account_${change}`)),
    say(contact ? 'not_you_contact' : 'not_you'),
  ].join(' ');
  const sent =
    kind === 'email' ? sendMail({ to, subject: say('account_subject'), text: body }) : sendText({ to, text: body });
  sendBehind(sent, (error) =>
    log.error('A previous contact could not be notified of a change', { request, kind, error }),
  );
}
