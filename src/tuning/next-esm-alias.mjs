// Gains: some 17 KB of first-load script (/home 193 → 176, 23 November 2026; the plain build's bundler is another, too).
// Relies on: Next shipping its browser part as ES modules too, under `esm`, and on webpack's resolver plugins.
// When that goes: the build finds no such file and takes what Next means; weight.spec.ts then fails its tuned budget.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Next's own files, which it ships as CommonJS and, under `esm`, once more as ES modules. */
const OWN = /([\\/]next[\\/]dist[\\/])(client|lib|pages|server|shared)([\\/])/;

/** All or nothing: two forms of one module would be two React contexts (docs/decisions/008-next-esm.md). */
export function withNextEsm(config, webpack) {
  config.resolve.plugins = [...(config.resolve.plugins ?? []), alias];
  // The one file that is shipped in one form only.
  const polyfill = require.resolve('next/dist/build/polyfills/polyfill-module');
  config.plugins.push(new webpack.NormalModuleReplacementPlugin(/polyfills[\\/]polyfill-module$/, polyfill));
  // What was built with the other files is built anew.
  config.cache?.buildDependencies?.config?.push(fileURLToPath(import.meta.url));
  return config;
}

const alias = {
  apply(resolver) {
    resolver.hooks.result.tap('next-esm-alias', (found) => {
      const esm = found.path && found.path.replace(OWN, '$1esm$3$2$3');
      if (esm && esm !== found.path && existsSync(esm)) found.path = esm;
    });
  },
};
