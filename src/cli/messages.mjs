import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Message rooms that only the server says; `tests/conventions/first-messages.test.ts` holds it. */
export const serverOnly = ['answers'];

/** Message rooms of dialogs, forms and the checkout, which no first view of a page shows. */
const later = [
  'address',
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
 * Rooms of which the first view needs only the matching messages. Left out are the server's errors, and the texts of
 * some dialogs, of the date picker and of pages that load all messages at once.
 */
export const early = {
  campaign:
    /^(?!(text|type_campaigns|ended|meta|part|until|copy|copied|off|any_amount|free_delivery|none_here|ends_in|days|hours|minutes|seconds)$)/,
  category: /^(?!(all_text|type_categories)$)/,
  content: /^(newsletter_|subscribe|email|invalid_email|[a-z]+(-[a-z]+)+$)/,
  errors: /^(out_of_stock|variation_(out|required|count)|prescription$|unexpected|no_connection)/,
  home: /^(?!((latest_stores|popular_stores|top_offers)_text|parcel_(number|follow|kinds|on_time|on_time_text|why|watch)|campaign_items|coupons|featured_categories|conditions|visit_again)$)/,
  item: /^(?!(details_failed|zoom_out|picture_of)$)/,
  module: /^selected$/,
  shell: /^(?!sign_in_hint|change_language|logout_|new_window|your_account)/,
  store: /^(?!(show_on_map|open_all_day)$)/,
  ui: /^(?!picker_|sorry_|(cancel|yes|no|save|undo|send|edit|remove|back|continue|name|phone|email|address|password|confirm_password|list|optional_mark)$)/,
};

/**
 * Writes the messages of each language as two scripts, so that a page loads only its own language, and first what its
 * first view needs. File names contain a content hash, so they can be cached forever; old files are the build's
 * responsibility (`src/tuning/retained-assets.mjs`).
 * Returns the names, e.g. `{ en: { first: 'en-1a2b3c4d.js', later: 'en-later-5e6f7a8b.js' } }`.
 */
export function writeMessages(root) {
  const folder = join(root, 'public', 'i18n');
  mkdirSync(folder, { recursive: true });
  const names = {};
  for (const language of ['en', 'ar']) {
    const source = join(root, 'src', 'i18n', language);
    const rooms = readdirSync(source)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(source, file), 'utf8'))])
      .filter(([room]) => !serverOnly.includes(room));
    const textOf = (wanted, part = (room) => room) =>
      JSON.stringify(Object.fromEntries(rooms.filter(wanted).map(part)));
    const isLater = ([room]) => later.includes(room);
    const scripts = {
      first: [language, `self.__messages=${textOf((entry) => !isLater(entry), earlyPart)}`],
      later: [
        `${language}-later`,
        `Object.assign(self.__messages,${textOf((entry) => isLater(entry) || entry[0] in early)})`,
      ],
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
