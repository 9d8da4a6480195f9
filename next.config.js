const personal = { key: 'Cache-Control', value: 'private, max-age=0, must-revalidate' };
const forEver = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

module.exports = async (phase) => {
  const { PHASE_DEVELOPMENT_SERVER } = await import('next/constants.js');
  const { builtFolder } = await import('./src/cli/built-folder.mjs');
  const { writeMessages } = await import('./src/cli/messages.mjs');
  const { legacyRedirects } = await import('./src/cli/legacy-redirects.mjs');
  const { withCompileHints } = await import('./src/tuning/compile-hints.mjs');
  const { withNextEsm } = await import('./src/tuning/next-esm-alias.mjs');
  const { withShortIds } = await import('./src/tuning/short-ids.mjs');
  const { withOneStyleSheet } = await import('./src/tuning/one-style-sheet.mjs');
  const { buildId } = await import('./src/cli/source-fingerprint.mjs');
  const { withSameOrder } = await import('./src/cli/same-order.mjs');
  const { isTuned } = await import('./src/tuning/switch.mjs');
  const { writeOfflineWorker } = await import('./src/cli/offline-worker.mjs');
  const { SHARED } = await import('./src/cli/front/shop-response.mjs');
  const { publicPatterns } = await import('./src/cli/public-pages.mjs');
  const { cacheMemory } = await import('./src/domain/cache-memory.mjs');
  const { MARKET_COOKIE, MARKET_VALUE } = await import('./src/domain/market-cookie.mjs');
  // Applies to the browser's router and to the server's, which receives the cookie as src/cli/front/front.mjs has
  // parsed it.
  const market = { type: 'cookie', key: MARKET_COOKIE, value: MARKET_VALUE };
  // Shared caches keep a page for a minute, or as the settings of a start say; browsers revalidate each time, so that
  // nobody sees stale data.
  const shared = { key: 'Cache-Control', value: SHARED };
  const isTurbopack = phase === PHASE_DEVELOPMENT_SERVER || process.env.BUNDLER === 'turbopack';
  const isServedByEntry = process.env.SERVED_BY_ENTRY === 'yes';
  const messages = writeMessages(__dirname);
  writeOfflineWorker(__dirname);

  /** @type {import('next').NextConfig} */
  return {
    distDir: builtFolder(),
    // Instances that were built separately serve each other's pages.
    generateBuildId: () => buildId(__dirname),
    reactStrictMode: true,
    poweredByHeader: false,
    // With `next start` alone, Next compresses responses and computes ETags. Otherwise src/cli/serve.mjs compresses
    // them faster, and the page cache computes one ETag per cached page: Next's takes as long as rendering a small
    // page.
    compress: !isServedByEntry,
    generateEtags: !isServedByEntry,
    // The back end renders all pictures; the route of Next's image optimizer answers 404.
    images: { unoptimized: true },
    i18n: { locales: ['en', 'ar'], defaultLocale: 'en', localeDetection: false },
    env: {
      MESSAGES_EN: messages.en.first,
      MESSAGES_AR: messages.ar.first,
      MESSAGES_LATER_EN: messages.en.later,
      MESSAGES_LATER_AR: messages.ar.later,
    },
    bundlePagesRouterDependencies: true,
    serverExternalPackages: [
      '@aws-sdk/client-s3',
      '@electric-sql/pglite',
      'pg',
      '@node-rs/argon2',
      'sharp',
      '@iconify-json/noto',
      '@zxcvbn-ts/language-common',
      'pino',
      'swagger-ui-dist',
    ],
    typescript: { ignoreBuildErrors: true },
    outputFileTracingRoot: __dirname,
    outputFileTracingExcludes: { 'next-server': ['**'] },
    turbopack: { root: __dirname },
    webpack: (config, { isServer, webpack }) => {
      // A bundler's persistent cache changes the order of modules, and with it the content of the style sheets: one
      // build id would stand for two builds. A build only runs when its sources have changed.
      config.cache = false;
      if (isServer) return config;
      withSameOrder(config, __dirname);
      // Shorter than Next's 16 digits: the first script contains the names of all files that a page may load later.
      config.output.hashDigestLength = 6;
      if (isTuned('one-style-sheet')) withOneStyleSheet(config);
      if (isTuned('next-esm-alias')) withNextEsm(config, webpack);
      if (isTuned('short-ids')) withShortIds(config, webpack);
      return isTuned('compile-hints') ? withCompileHints(config, webpack) : config;
    },
    // Shared caches keep a 404 for ten minutes at most.
    expireTime: 600,
    // Rendered pages are kept in memory only: a restart begins with current data, and no disk fills up.
    // The size counts characters, of which each takes up to two bytes.
    cacheMaxMemorySize: cacheMemory(process.env).rendered_pages / 2,
    experimental: {
      isrFlushToDisk: false,
      // A runtime shared by all routes would add an inline script to each page, which no CSP hash can cover.
      turbopackSharedRuntime: false,
      // As with webpack above.
      turbopackFileSystemCacheForBuild: false,
      // There are no pages of the app router, whose filter would be checked for each link.
      clientRouterFilter: false,
      // A press reuses the fetch that hovering has started; stale data is refetched once the page has rendered.
      optimisticClientCache: false,
      scrollRestoration: true,
      // Each dialog and page loads only the style sheets that it needs. By default Next merges them: opening the cart
      // would load the styles of the checkout and of rental too, 70 KB instead of 16. Their order is irrelevant
      // (decision 009).
      cssChunking: isTurbopack ? { type: 'graph', requestCost: 50_000 } : false,
    },
    redirects: async () => [
      ...legacyRedirects.map((path) => ({ ...path, permanent: true })),
      // The payment URLs that back ends of this format use (wire-format §7.1). A path without a language is treated as
      // English, and such a rewrite does not reach the API.
      { source: '/en/payment-mobile', locale: false, destination: '/api/v1/payment-mobile', permanent: false },
    ],
    rewrites: async () => ({
      beforeFiles: [{ source: '/home', has: [market], destination: '/home/:zone/:module' }],
      afterFiles: [],
      fallback: [],
    }),
    headers: async () => [
      ...publicPatterns.map((source) => ({ source, headers: [shared] })),
      { source: '/_next/data/:path*', locale: false, headers: [shared] },
      { source: '/home', headers: [personal] },
      { source: '/i18n/:file*', locale: false, headers: [forEver] },
      { source: '/fonts/:file*', locale: false, headers: [forEver] },
    ],
  };
};
