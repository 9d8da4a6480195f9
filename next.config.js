const personal = { key: 'Cache-Control', value: 'private, max-age=0, must-revalidate' };
const forEver = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

module.exports = async () => {
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
  const { MARKET_COOKIE, MARKET_VALUE } = await import('./src/domain/market-cookie.mjs');
  // Read by the browser's router as well as the server's, which gets what src/cli/front/front.mjs has read.
  const market = { type: 'cookie', key: MARKET_COOKIE, value: MARKET_VALUE };
  // Shared caches may hold a page for a minute, or as the settings of a start say; browsers ask each time, so that nobody
  // sees a stale shop.
  const shared = { key: 'Cache-Control', value: SHARED };
  const isServedByEntry = process.env.SERVED_BY_ENTRY === 'yes';
  const messages = writeMessages(__dirname);
  writeOfflineWorker(__dirname);

  /** @type {import('next').NextConfig} */
  return {
    distDir: builtFolder(),
    // Instances that were built apart answer each other's pages.
    generateBuildId: () => buildId(__dirname),
    reactStrictMode: true,
    poweredByHeader: false,
    // Served by `next start` alone, Next packs its answers and makes their tags. Else src/cli/serve.mjs packs them, faster,
    // and the page cache makes a tag for each page that it keeps: Next's takes as long as a small page does.
    compress: !isServedByEntry,
    generateEtags: !isServedByEntry,
    // Pictures are painted by the back end; the route that would fetch and paint any other answers 404.
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
    webpack: (config, { isServer, dev, webpack }) => {
      if (dev) return config;
      // What a bundler keeps of a former build changes the order in which it meets modules, and so what is in which sheet:
      // one build id would name two builds. A build is only made when its sources have changed.
      config.cache = false;
      if (isServer) return config;
      withSameOrder(config, __dirname);
      // Shorter than Next's 16 digits: the first script names every file that a page may yet load.
      config.output.hashDigestLength = 6;
      if (isTuned('one-style-sheet')) withOneStyleSheet(config);
      if (isTuned('next-esm-alias')) withNextEsm(config, webpack);
      if (isTuned('short-ids')) withShortIds(config, webpack);
      return isTuned('compile-hints') ? withCompileHints(config, webpack) : config;
    },
    // Of a path that there is not, shared caches say so for ten minutes at most.
    expireTime: 600,
    // Rendered pages live in memory only: a restart begins with the data of now, and no disk fills up.
    // Counted in characters, of which each takes two bytes at most.
    cacheMaxMemorySize: (Number(process.env.CACHE_MEGABYTES || 128) * 1024 * 1024) / 4,
    // One runtime for all routes would put a script into each page that no policy can name by its hash.
    // There are no pages of Next's other router, for which links would be looked up in a filter.
    // A press joins the fetch that pointing at the link has begun; what is merely old is asked for anew once it is drawn.
    experimental: {
      isrFlushToDisk: false,
      turbopackSharedRuntime: false,
      // As with webpack above.
      turbopackFileSystemCacheForBuild: false,
      clientRouterFilter: false,
      optimisticClientCache: false,
      scrollRestoration: true,
      // Turbopack alone knows this: by default it puts together what three kinds of pages need, 4 KB more than each does.
      ...(process.env.BUNDLER === 'turbopack' && { cssChunking: { type: 'graph', requestCost: 50_000 } }),
    },
    redirects: async () => [
      ...legacyRedirects.map((path) => ({ ...path, permanent: true })),
      // Where browsers are sent to pay, as back ends of this format name it (wire-format §7.1). A path that names no
      // language is looked up as English, and a rewrite finds no call.
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
