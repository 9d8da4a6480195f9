// Gains: some 1.3 KB of first-load script (23 November 2026).
// Relies on: webpack's DeterministicModuleIdsPlugin and MergeDuplicateChunksPlugin, and its hook `beforeModuleIds`.
// When that goes: modules have numbers of five digits, and files that are equal are fetched under each of their names.

/** Where most visits start. */
const PAGES = ['home/[[...market]]', 'store/[id]', 'product/[id]', 'category/[id]/[[...page]]', '[[...rest]]'];
const ENTRIES = ['main', 'pages/_app', ...PAGES.map((page) => `pages/${page}`)];

/**
 * Modules of first loads get ids of three digits, hashed from their names like webpack's own five digits, so that
 * cached files stay valid when others change. There are some 400 of them, and room for 900.
 */
export function withShortIds(config, webpack) {
  let files = new Set();
  let graph;
  config.plugins.push(
    {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('short-ids', (compilation) =>
          compilation.hooks.beforeModuleIds.tap('short-ids', () => {
            graph = compilation.chunkGraph;
            files = new Set(ENTRIES.flatMap((name) => compilation.entrypoints.get(name)?.chunks ?? []));
          }),
        ),
    },
    new webpack.ids.DeterministicModuleIdsPlugin({
      maxLength: 3,
      fixedLength: true,
      test: (module) => graph.getModuleChunks(module).some((file) => files.has(file)),
    }),
    // Merges equal chunks again: extracting shared modules makes some of them equal.
    new webpack.optimize.MergeDuplicateChunksPlugin({ stage: AFTER_SHARING }),
  );
  return config;
}

/** webpack's own stage of sharing is 10. */
const AFTER_SHARING = 20;
