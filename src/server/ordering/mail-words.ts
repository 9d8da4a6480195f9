/**
 * What mails about orders and about trips have in common: the language in which it was placed, how they say amounts,
 * names and the way to follow it, and the shop's signature. Of what the customer has typed they hold nothing, so that
 * nobody can send words of their own in the shop's name.
 * Spec: beyond §2.8.
 */
import { limits } from '@/domain/limits';
import { shownMoney } from '@/domain/money/money-display';
import type { Language } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { oneLine } from '@/domain/text/one-line';
import { translate } from '@/i18n/both';
import type { Messages } from '@/i18n/index';
import { loadSettings, type Settings } from '../data/setting';
import { localizeText } from '../data/view';
import type { Database } from '../db/client';
import type { Localized } from '../db/schema/columns';

/** A payment that came too late, or twice. */
export type NotNeeded = { kind: 'not_needed'; amount: number; isInWallet: boolean };

export type Letter = { subject: string; text: string };
type Params = Record<string, string | number>;
type Prefix = 'mail_' | 'trip_mail_' | 'notice_not_needed_';
type Key = 'mail_more' | 'trip_mail_more' | Extract<keyof Messages['answers'], `${Prefix}${string}`>;

/** An order or a trip. */
type Placed = { id: number; language: Language; user_id: number | null };

/** Whether somebody has proved that the address is that of whoever placed it. */
export type Reader = { isProved: boolean };

export type MailWords = {
  config: Settings;
  say: (key: Key, params?: Params) => string;
  money: (amount: number) => string;
  nameIn: (name: Localized) => string;
};

export async function loadMailWords(db: Database, { id, language }: Placed): Promise<MailWords> {
  const config = await loadSettings(db);
  const nameIn = (name: Localized) => oneLine(localizeText(name, { language }), limits.mail_name_max);
  const name = nameIn(config.business_name);
  return {
    config,
    nameIn,
    say: (key, params = {}) => translate(language, `answers.${key}`, { id, name, ...params }),
    money: (amount) => shownMoney(amount, config),
  };
}

/** The mail of these paragraphs, without those that are empty. */
export function toLetter({ config, nameIn }: MailWords, subject: string, paragraphs: readonly string[]): Letter {
  const signature = [nameIn(config.business_name), config.email, config.phone].filter(Boolean).join('\n');
  return { subject, text: `${[...paragraphs, signature].filter(Boolean).join('\n\n')}\n` };
}

/** A list that ends, however long it is. */
export function listAtMost(lines: readonly string[], more: (count: number) => string): string {
  const left = lines.length - limits.mail_lines_max;
  return [...lines.slice(0, limits.mail_lines_max), ...(left > 0 ? [more(left)] : [])].join('\n');
}

export function sayNotNeeded({ say, money }: MailWords, { isInWallet, amount }: NotNeeded): string {
  const key = isInWallet ? 'notice_not_needed_wallet' : 'notice_not_needed_gateway';
  return say(key, { amount: money(amount) });
}

type Way = { customer: string; guest: string; says: Record<'track' | 'phone' | 'not_yours', Key> };

/**
 * Whether a mail names what was ordered. A guest has asked for it there; the email of an account that nobody has proved
 * may be somebody else's, who would learn it with every order. The customer finds it in the account.
 */
export function namesGoods({ user_id }: Placed, { isProved }: Reader): boolean {
  return isProved || user_id === null;
}

/**
 * Where it is followed. The address opens nothing by itself: it may have been typed wrongly, and then somebody else
 * reads it. The page asks for the phone number that it was placed with, or for the account.
 */
export function listWays(
  { say }: MailWords,
  { user_id, language }: Placed,
  { isProved, ...way }: Way & Reader,
): string[] {
  const shop = process.env.SITE_URL?.replace(/\/$/, '');
  const isGuest = user_id === null;
  const link = shop && `${say(way.says.track)}\n${shop}${languagePath(isGuest ? way.guest : way.customer, language)}`;
  return [link ?? '', isGuest ? say(way.says.phone) : '', isProved ? '' : say(way.says.not_yours)];
}
