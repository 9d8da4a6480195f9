import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rooms of dialogs, forms and the checkout: no page that a visit begins with shows them at first. */
const later = [
  'address',
  'auth',
  'checkout',
  'favourites',
  'inbox',
  'interests',
  'location',
  'order',
  'profile',
  'search',
  'validation',
  'wallet',
];

/**
 * Writes the messages of each language as two scripts, so that a page loads one language only, and what its first
 * view needs first. Names carry a hash of the content, so they may be kept for ever.
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
    const textOf = (wanted) => JSON.stringify(Object.fromEntries(rooms.filter(wanted)));
    const scripts = {
      first: [language, `self.__messages=${textOf(([room]) => !later.includes(room))}`],
      later: [`${language}-later`, `Object.assign(self.__messages,${textOf(([room]) => later.includes(room))})`],
    };
    const written = Object.entries(scripts).map(([part, [name, script]]) => [part, write(folder, name, script)]);
    names[language] = Object.fromEntries(written);
    const kept = Object.values(names[language]);
    for (const old of readdirSync(folder)) {
      if (old.startsWith(`${language}-`) && !kept.includes(old)) rmSync(join(folder, old));
    }
  }
  return names;
}

function write(folder, name, script) {
  const file = `${name}-${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
  if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), script);
  return file;
}
