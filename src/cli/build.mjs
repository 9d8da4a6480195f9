import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtFolders } from './built-files.mjs';
import { bringBack, filesIn, setAside } from './former-files.mjs';
import { writeMessages } from './messages.mjs';
import { packFiles } from './pack-files.mjs';
import { run } from './run.mjs';

/**
 * Compiles the storefront without rendering a page, so that a build needs no database; every page is rendered
 * when it is first asked for and then served from the cache (docs/decisions/003-pages-on-demand.md).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, '.next');
const require = createRequire(import.meta.url);

const build = (mode) =>
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack', '--experimental-build-mode', mode], {
    cwd: root,
  });

/** What tabs that stand open may yet ask for (docs/decisions/016-tabs-that-stand-open.md); `cache` outlives a build. */
const former = [
  { folder: join(built, 'static'), store: join(built, 'cache', 'former', 'static') },
  { folder: join(root, 'public', 'i18n'), store: join(built, 'cache', 'former', 'i18n') },
];

for (const { folder, store } of former) setAside(folder, store);
await build('compile');
// Writes the values of the configuration's `env` into what has been compiled.
await build('generate-env');
forgetFirstVisitors();
tellOfRenderedPages();
const messages = Object.values(writeMessages(root)).flatMap((names) => Object.values(names));
const [scripts, words] = former;
bringBack({ ...scripts, current: new Set(filesIn(scripts.folder)) });
bringBack({ ...words, current: new Set(messages) });
for (const folder of Object.values(builtFolders(root))) await packFiles(folder);

/** In this mode Next would put the first visitor's query into the cached page, for every later visitor to read. */
function forgetFirstVisitors() {
  for (const name of ['required-server-files.json', 'required-server-files.js']) {
    change(join(built, name), (text) =>
      text.replace(/"isExperimentalCompile":\s*true/g, '"isExperimentalCompile":false'),
    );
  }
}

/** In this mode Next does not write down which pages have data to be fetched, by the server's and the browser's router. */
function tellOfRenderedPages() {
  const { buildDataRoute } = require('next/dist/server/lib/router-utils/build-data-route');
  const { sortPages } = require('next/dist/shared/lib/router/utils/sortable-routes');
  const buildId = readFileSync(join(built, 'BUILD_ID'), 'utf8');
  const pages = sortPages(renderedPages());

  change(join(built, 'routes-manifest.json'), (text) =>
    JSON.stringify({ ...JSON.parse(text), dataRoutes: pages.map((page) => buildDataRoute(page, buildId)) }),
  );
  change(join(built, 'static', buildId, '_ssgManifest.js'), (text) =>
    text.replace('new Set', `new Set(${JSON.stringify(pages).replace(/\//g, '\\u002F')})`),
  );
}

/** The routes of all pages that are rendered by `getStaticProps`. */
function renderedPages() {
  const folder = join(root, 'src', 'pages');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(_|404|500|api)/.test(file))
    .filter((file) => /export const getStaticProps\b/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `/${file.replace(/\.tsx?$/, '').replace(/(^|\/)index$/, '')}`);
}

function change(file, how) {
  const before = readFileSync(file, 'utf8');
  const after = how(before);
  if (before === after) throw new Error(`${file} is not as expected: this Next builds another way`);
  writeFileSync(file, after);
}
