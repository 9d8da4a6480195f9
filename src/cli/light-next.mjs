import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Next's own files, which it ships as CommonJS and, under `esm`, once more as ES modules. */
const OWN = /([\\/]next[\\/]dist[\\/])(client|lib|pages|server|shared)([\\/])/;

/**
 * Takes Next's browser part from its ES modules, of which the build leaves out what nobody asks for
 * (docs/decisions/008-light-next.md). All or nothing: two forms of one module would be two React contexts.
 */
export function withLightNext(config, webpack) {
  config.resolve.plugins = [...(config.resolve.plugins ?? []), lightNext];
  // The one file that is shipped in one form only.
  const polyfill = require.resolve('next/dist/build/polyfills/polyfill-module');
  config.plugins.push(new webpack.NormalModuleReplacementPlugin(/polyfills[\\/]polyfill-module$/, polyfill));
  // What was built with the other files is built anew.
  config.cache?.buildDependencies?.config?.push(fileURLToPath(import.meta.url));
  return config;
}

const lightNext = {
  apply(resolver) {
    resolver.hooks.result.tap('light-next', (found) => {
      const light = found.path && found.path.replace(OWN, '$1esm$3$2$3');
      if (light && light !== found.path && existsSync(light)) found.path = light;
    });
  },
};
