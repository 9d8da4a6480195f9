/**
 * All that pages import goes into one sheet. Next's router would put a further one into the page as text, which the
 * policy for styles refuses; parts that are loaded on demand bring theirs as files.
 */
export function withOneStyleSheet(config) {
  const { splitChunks } = config.optimization;
  const styles = { name: 'styles', type: 'css/mini-extract', chunks: 'initial', enforce: true };
  if (splitChunks) splitChunks.cacheGroups = { ...splitChunks.cacheGroups, styles };
  return config;
}

/** Before Next gathers the sheets of what is loaded on demand (stage 5). */
const stage = 4;

/**
 * What is loaded on demand brings no style that the sheet of the pages has: no byte twice, and no rule again after those
 * that dress it.
 */
export function withNoStyleTwice(config) {
  config.plugins.push({
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap('no-style-twice', (compilation) =>
        compilation.hooks.optimizeChunks.tap({ name: 'no-style-twice', stage }, () => leaveOut(compilation)),
      ),
  });
  return config;
}

function leaveOut({ chunks, chunkGraph }) {
  const all = [...chunks];
  const stylesOf = (chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].filter(isStyle);
  const ofPages = new Set(all.filter((it) => it.canBeInitial()).flatMap(stylesOf));
  for (const chunk of all.filter((it) => !it.canBeInitial())) {
    for (const style of stylesOf(chunk)) if (ofPages.has(style)) chunkGraph.disconnectChunkAndModule(chunk, style);
  }
}

function isStyle(module) {
  return module.type === 'css/mini-extract';
}
