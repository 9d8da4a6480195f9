// Gains: some 17 KB of first-load script (/home 193 → 176, 23 November 2026; the plain build's bundler is another, too).
// Relies on: Next shipping its browser part as ES modules too, under `esm`, and on webpack's resolver plugins.
// When that goes: the build finds no such file and takes what Next means; weight.spec.ts then fails its tuned budget.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Next's client files, which it ships as CommonJS and, under `esm`, as ES modules too. */
const OWN = /([\\/]next[\\/]dist[\\/])(client|lib|pages|server|shared)([\\/])/;

/**
 * Each file is replaced wherever it is imported, or nowhere: two versions of one module would mean two React contexts
 * (docs/decisions/008-next-esm.md).
 */
export function withNextEsm(config, webpack) {
  config.resolve.plugins = [...(config.resolve.plugins ?? []), alias];
  // The only file that ships in one format.
  const polyfill = require.resolve('next/dist/build/polyfills/polyfill-module');
  config.plugins.push(new webpack.NormalModuleReplacementPlugin(/polyfills[\\/]polyfill-module$/, polyfill));
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
