import '@/theme/layers.css';
import '@/theme/tokens.css';
import '@/theme/base.css';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { toLanguage } from '@/domain/text/language';
import { i18nFor } from '@/i18n';
import { beginsWithAll, missingMessages, useAllMessages } from '@/i18n/deferred-messages';
import { request } from '@/lib/api/browser';
import { keepEqualData } from '@/lib/api/keep-equal-data';
import { createQueryClient } from '@/lib/api/query-client';
import { nowhere, RenderedMarket, setRenderedMarket } from '@/lib/page-market';
import { replayKeptEvents, stopKeepingEvents } from '@/lib/hydration/pre-hydration-events';
import { SiteAddress } from '@/lib/site';
import type { PageProps } from '@/server/pages/ssr';
import { FooterTextsContext } from '@/shell/footer/footer-texts';
import { notify } from '@/shell/notify';
import { Shell } from '@/shell/shell';

export default function App({ Component, pageProps, router }: AppProps<Partial<PageProps>>) {
  const language = toLanguage(router.locale);
  const [client] = useState(() => createQueryClient(request, notify));
  const { state, market = nowhere, site = '', footer } = pageProps;
  const known = useMemo(() => state && keepEqualData(client, state), [client, state]);
  const hasMessages = useAllMessages(beginsWithAll(router.pathname));
  // A stable element while the page stays the same: the router renders the whole app again when it is ready.
  const page = useMemo(() => <Component {...pageProps} />, [Component, pageProps]);
  // Must run before the effects of the page, which make calls.
  useLayoutEffect(() => setRenderedMarket(market), [market]);
  useLayoutEffect(stopKeepingEvents, []);
  useEffect(() => {
    // Not within a React event or effect, because React would not hydrate the parts that the events were on.
    const soon = setTimeout(() => replayKeptEvents(missingMessages));
    return () => clearTimeout(soon);
  }, []);

  return (
    <I18nextProvider i18n={i18nFor(language)}>
      <QueryClientProvider client={client}>
        <HydrationBoundary state={known}>
          <SiteAddress value={site}>
            <RenderedMarket value={market}>
              <FooterTextsContext value={footer}>
                <Shell bare={!state}>{hasMessages && page}</Shell>
              </FooterTextsContext>
            </RenderedMarket>
          </SiteAddress>
        </HydrationBoundary>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
