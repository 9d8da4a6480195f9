/** V8's magic comment, in a script's first line: all its functions are compiled while it is fetched, off the page's thread. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Marks the scripts that a page begins with. Otherwise Chromium compiles each of their functions when it is first
 * called, which is most of what a slow phone does before the page answers; other browsers read past it.
 */
export function withCompileHints(config, webpack) {
  config.plugins.push(
    new webpack.BannerPlugin({
      banner: HINT,
      raw: true,
      entryOnly: true,
      test: /\.js$/,
      // After the minifier, which takes comments out, and before the files get their hashes.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }),
  );
  return config;
}
