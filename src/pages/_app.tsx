import '@/theme/tokens.css';
import '@/theme/base.css';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { isLanguage } from '@/domain/text/language';
import { i18nFor } from '@/i18n';
import { beginsWithAll, useAllMessages } from '@/i18n/deferred-messages';
import { request } from '@/lib/api/browser';
import { createQueryClient } from '@/lib/api/query-client';
import { mendBrokenPictures } from '@/lib/broken-pictures';
import { answerEarlyTouches } from '@/lib/early-touches';
import { enterPage, tellMarket } from '@/lib/page-market';
import { setSiteUrl } from '@/lib/site';
import { keepLanguageSteady } from '@/lib/steady-language';
import type { PageProps } from '@/server/pages/ssr';
import { notify } from '@/shell/notify';
import { Shell } from '@/shell/shell';

const nowhere = { zone_ids: [], module_id: null };

export default function App({ Component, pageProps, router }: AppProps<Partial<PageProps>>) {
  const language = router.locale && isLanguage(router.locale) ? router.locale : 'en';
  const [client] = useState(() => createQueryClient(request, notify));
  const { state, market = nowhere, site = '' } = pageProps;
  const hasMessages = useAllMessages(beginsWithAll(router.pathname));
  enterPage(market);
  setSiteUrl(site);
  // The same element until the page is another one: the router has all of this drawn anew when it is ready.
  const page = useMemo(() => <Component {...pageProps} />, [Component, pageProps]);
  useEffect(tellMarket, [market]);
  useEffect(mendBrokenPictures, []);
  useEffect(keepLanguageSteady, []);
  useEffect(() => {
    // Not from within React, which would not take over the parts that they were on.
    const soon = setTimeout(answerEarlyTouches);
    return () => clearTimeout(soon);
  }, []);

  return (
    <I18nextProvider i18n={i18nFor(language)}>
      <QueryClientProvider client={client}>
        <HydrationBoundary state={state}>
          <Shell bare={!state} market={market}>
            {hasMessages && page}
          </Shell>
        </HydrationBoundary>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
