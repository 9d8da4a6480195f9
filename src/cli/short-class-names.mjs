import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = /(?:[.#]|@keyframes\s+)([A-Za-z_][\w-]*)/g;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Gives the classes of CSS modules short names in a production build: `kBxQ7` is the seventh name of its file. A name
 * depends on its own file alone, so that server and browser come to the same one, and so do builds from a cache.
 */
export function withShortClassNames(config, root) {
  const nameOf = shortNames(root);
  let found = 0;
  for (const { oneOf = [] } of config.module.rules) {
    for (const { use } of oneOf) {
      for (const { options } of [use].flat().filter(Boolean)) {
        // Next's loader of fonts has a naming of its own.
        if (!options?.modules?.getLocalIdent || options.fontLoader) continue;
        options.modules.getLocalIdent = ({ resourcePath }, _pattern, name) => nameOf(resourcePath, name);
        found += 1;
      }
    }
  }
  if (found === 0) throw new Error('The loader of CSS modules is not where it was: this Next builds another way');
  // What was built with other names is built anew.
  config.cache?.buildDependencies?.config?.push(fileURLToPath(import.meta.url));
  return config;
}

function shortNames(root) {
  const owners = new Map();
  return (file, name) => {
    const path = relative(root, file).split(sep).join('/');
    const prefix = lettersOf(path);
    const owner = owners.get(prefix) ?? path;
    if (owner !== path) throw new Error(`${path} and ${owner} come to the same class names: rename one`);
    owners.set(prefix, path);
    const names = [...new Set([...readFileSync(file, 'utf8').matchAll(NAMES)].map((it) => it[1]))];
    const index = names.indexOf(name);
    if (index < 0) throw new Error(`No short name for "${name}" of ${path}`);
    return prefix + index;
  };
}

/** Four letters of a path, out of seven million. */
function lettersOf(path) {
  let rest = createHash('sha256').update(path).digest().readUInt32BE(0);
  let letters = '';
  while (letters.length < 4) {
    letters += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return letters;
}
