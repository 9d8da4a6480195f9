import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the messages of each language as a script of its own, so that a page loads one language only. The name
 * carries a hash of the content, so it may be kept for ever. Answers the names, e.g. `{ en: 'en-1a2b3c4d.js' }`.
 */
export function writeMessages(root) {
  const folder = join(root, 'public', 'i18n');
  mkdirSync(folder, { recursive: true });
  const names = {};
  for (const language of ['en', 'ar']) {
    const source = join(root, 'src', 'i18n', language);
    const rooms = readdirSync(source).filter((file) => file.endsWith('.json'));
    const messages = Object.fromEntries(
      rooms.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(source, file), 'utf8'))]),
    );
    const script = `self.__messages=${JSON.stringify(messages)}`;
    const name = `${language}-${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
    if (!existsSync(join(folder, name))) {
      for (const old of readdirSync(folder)) if (old.startsWith(`${language}-`)) rmSync(join(folder, old));
      writeFileSync(join(folder, name), script);
    }
    names[language] = name;
  }
  return names;
}
