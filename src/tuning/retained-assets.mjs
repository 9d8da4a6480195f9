// Gains: in a tab of a former build parts open (the whole page was loaded anew); no time and no bytes otherwise.
// Relies on: names of built files carrying a hash of what they hold.
// When that goes: a part that an old tab asks for is gone, and the tab is loaded anew (src/lib/chunk-retry.ts).
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** How long scripts and style sheets of replaced builds are kept, for tabs that are still open. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** With frequent builds only the latest ones are kept. */
const BUILDS = 10;

/** Copies the files that a build is about to delete. Their names contain a hash, so none overwrites another. */
export function setAside(folder, store) {
  for (const file of filesIn(folder)) copy(join(folder, file), join(store, file));
}

/**
 * Adds the files of earlier builds to the new ones, and deletes those that are too old. `current` names the files of
 * the new build; `<store>.json` contains the time when each older file was replaced, in milliseconds.
 */
export function bringBack({ folder, store, current, now = Date.now() }) {
  const record = `${store}.json`;
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const former = filesIn(store)
    .filter((file) => !current.has(file))
    .map((file) => [file, known[file] ?? now]);
  const builds = [...new Set(former.map(([, since]) => since))].sort((a, b) => b - a).slice(0, BUILDS);
  const kept = Object.fromEntries(former.filter(([, since]) => builds.includes(since) && now - since < KEPT_MS));
  for (const file of filesIn(store)) {
    if (file in kept) copy(join(store, file), join(folder, file));
    else rmSync(join(store, file));
    if (!(file in kept) && !current.has(file)) rmSync(join(folder, file), { force: true });
  }
  if (existsSync(store)) writeFileSync(record, JSON.stringify(kept));
}

/** Paths relative to the folder; none if it does not exist, as in a fresh clone. */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
}

function copy(from, to) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
