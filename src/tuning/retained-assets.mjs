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

/** How long the scripts and styles of a build are kept when another one has followed, for tabs that stand open. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Whoever builds often keeps the last builds only. */
const BUILDS = 10;

/** Keeps a copy of what a build is about to throw away. Their names carry a hash, so none stands for another. */
export function setAside(folder, store) {
  for (const file of filesIn(folder)) copy(join(folder, file), join(store, file));
}

/**
 * Puts the files of former builds beside the new ones, and forgets those that are too old. `current` names the files
 * of the new build; `<store>.json` holds when each of the others ceased to be one, in milliseconds.
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

/** Their paths from the folder on; none where there is no such folder, as in a fresh clone. */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => statSync(join(folder, it)).isFile());
}

function copy(from, to) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
