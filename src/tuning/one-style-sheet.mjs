// Gains: up to 1.5 of 25 KB of style (same run of 23 November 2026), and no sheet to fetch between a press and its page.
// Relies on: webpack's splitChunks and the type that mini-css-extract-plugin documents for it.
// When that goes: each page has a sheet of its own, whose text the policy allows by its hash (src/cli/front/page-styles.mjs).

/** All that pages import goes into one sheet beside that of `_app`, which tells the order of layers. */
export function withOneStyleSheet(config) {
  const { splitChunks } = config.optimization;
  const chunks = (chunk) => chunk.canBeInitial() && chunk.name !== 'pages/_app';
  const styles = { name: 'styles', type: 'css/mini-extract', chunks, enforce: true };
  if (splitChunks) splitChunks.cacheGroups = { ...splitChunks.cacheGroups, styles };
  return config;
}
