import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { featureLadder } from './feature-ladder.mjs';

/** Weakest first: whoever uses a part may dress it, whatever order the sheets come in. `mui` is what MUI inserts. */
const layers = ['tokens', 'base', 'vendor', 'mui', 'ui', ...featureLadder, 'shell'];
const order = `@layer ${layers.join(',')};`;
const here = fileURLToPath(import.meta.url);

/** Puts each style sheet into the layer of its room (docs/decisions/009-cascade-layers.md). */
export function withCascadeLayers(config, root, webpack) {
  // A pattern that fits every name ending in .css would make Next take its own rules for style sheets away.
  const test = /[\\/](src|node_modules)[\\/].*\.css$/;
  config.module.rules.push({ test, enforce: 'pre', use: { loader: here, options: { root } } });
  config.plugins.push({ apply: (compiler) => compiler.hooks.compilation.tap('layers', orderFirst(webpack)) });
  // What was built in other layers is built anew.
  config.cache?.buildDependencies?.config?.push(here, fileURLToPath(import.meta.resolve('./feature-ladder.mjs')));
  return config;
}

/** The loader: the first sheet that a page loads tells the order, for all that follow. */
export default function intoLayer(source) {
  const layer = layerOf(relative(this.getOptions().root, this.resourcePath).split(sep).join('/'));
  return `${layer === layers[0] ? order : ''}@layer ${layer}{${source}}`;
}

/** `path` counts from the project's root; anything but a room with styles is an error. */
export function layerOf(path) {
  const [top, room = '', name = ''] = path.split('/');
  if (path.includes('node_modules/')) return 'vendor';
  const layer = { features: name, theme: name.replace('.css', '') }[room] ?? room;
  if (top !== 'src' || !layers.includes(layer)) throw new Error(`No cascade layer for ${path}`);
  return layer;
}

/** In a sheet of many files the one that tells the order need not come first. */
function orderFirst({ Compilation, sources }) {
  const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
  return (compilation) =>
    compilation.hooks.processAssets.tap({ name: 'layers', stage }, (assets) => {
      for (const [name, sheet] of Object.entries(assets)) {
        if (!name.endsWith('.css')) continue;
        const text = String(sheet.source());
        if (text.includes(order) && !text.startsWith(order)) {
          compilation.updateAsset(name, new sources.RawSource(order + text.replace(order, '')));
        }
      }
    });
}
