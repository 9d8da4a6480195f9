import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rooms of dialogs, forms and the checkout: no page that a visit begins with shows them at first. */
const later = [
  'address',
  'answers',
  'auth',
  'cart',
  'checkout',
  'favourites',
  'inbox',
  'interests',
  'lists',
  'location',
  'order',
  'parcel',
  'profile',
  'registration',
  'rental',
  'search',
  'trip',
  'validation',
  'wallet',
];

/**
 * Of these rooms a first view says only some: refusals that the server has not said, the footer's newsletter, and
 * nothing of some dialogs, of the calendar and of pages that begin with all messages.
 */
export const early = {
  campaign: /^(?!(text|type_campaigns|ended|meta|part)$)/,
  category: /^(?!(all_text|type_categories)$)/,
  content: /^(newsletter_|subscribe|email|invalid_email|[a-z]+(-[a-z]+)+$)/,
  errors: /^(out_of_stock|variation_(out|required|count)|prescription$|unexpected|no_connection)/,
  home: /^(?!(latest_stores|popular_stores|top_offers)_text$)/,
  item: /^(?!(details_failed|zoom_out|picture_of)$)/,
  module: /^selected$/,
  shell: /^(?!sign_in_hint|change_language|logout_|new_window|your_account)/,
  store: /^(?!(address|phone|show_on_map|open_all_day)$)/,
  ui: /^(?!picker_|read_|(cancel|yes|no|save|undo|list|optional_mark)$)/,
};

/**
 * Writes the messages of each language as two scripts, so that a page loads one language only, and what its first
 * view needs first. Names carry a hash of the content, so they may be kept for ever; those of before are the build's
 * matter (`src/tuning/retained-assets.mjs`).
 * Answers the names, e.g. `{ en: { first: 'en-1a2b3c4d.js', later: 'en-later-5e6f7a8b.js' } }`.
 */
export function writeMessages(root) {
  const folder = join(root, 'public', 'i18n');
  mkdirSync(folder, { recursive: true });
  const names = {};
  for (const language of ['en', 'ar']) {
    const source = join(root, 'src', 'i18n', language);
    const rooms = readdirSync(source)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(source, file), 'utf8'))]);
    const textOf = (wanted, part = (room) => room) =>
      JSON.stringify(Object.fromEntries(rooms.filter(wanted).map(part)));
    const isLater = ([room]) => later.includes(room);
    const scripts = {
      first: [language, `self.__messages=${textOf((it) => !isLater(it), earlyPart)}`],
      later: [`${language}-later`, `Object.assign(self.__messages,${textOf((it) => isLater(it) || it[0] in early)})`],
    };
    const written = Object.entries(scripts).map(([part, [name, script]]) => [part, write(folder, name, script)]);
    names[language] = Object.fromEntries(written);
  }
  return names;
}

function write(folder, name, script) {
  const file = `${name}-${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
  if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), script);
  return file;
}

function earlyPart([room, messages]) {
  const shown = early[room];
  if (!shown) return [room, messages];
  return [room, Object.fromEntries(Object.entries(messages).filter(([key]) => shown.test(key)))];
}
