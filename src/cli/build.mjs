import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringBack, filesIn, setAside } from '../tuning/retained-assets.mjs';
import { isTuned } from '../tuning/switch.mjs';
import { builtFolders } from './front/built-files.mjs';
import { builtFolder } from './built-folder.mjs';
import { writeMessages } from './messages.mjs';
import { packFiles } from './pack-files.mjs';
import { endOnSignal, run } from './run.mjs';

/**
 * Builds the storefront by `next build`, which renders no page, so that a build needs no database
 * (docs/decisions/003-pages-on-demand.md), and compresses the built files. Build-time tunings are webpack hooks;
 * BUNDLER=turbopack builds without them.
 */
endOnSignal();
const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, builtFolder());

/** Files that open tabs may still request (docs/decisions/016-tabs-that-stand-open.md); `cache` survives a build. */
const retained = isTuned('retained-assets')
  ? [
      { folder: join(built, 'static'), store: join(built, 'cache', 'former', 'static') },
      { folder: join(root, 'public', 'i18n'), store: join(built, 'cache', 'former', 'i18n') },
    ]
  : [];

for (const { folder, store } of retained) setAside(folder, store);
const bundler = process.env.BUNDLER === 'turbopack' ? '--turbopack' : '--webpack';
await run(join(root, 'node_modules', '.bin', 'next'), ['build', bundler], { cwd: root });
const messages = Object.values(writeMessages(root)).flatMap((names) => Object.values(names));
for (const { folder, store } of retained) {
  const isOfMessages = folder.endsWith('i18n');
  bringBack({ folder, store, current: new Set(isOfMessages ? messages : filesIn(folder)) });
}
for (const folder of Object.values(builtFolders(root))) await packFiles(folder);
