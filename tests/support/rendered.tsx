import { readConfig } from '@/contract/config.read';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { getConfig } from '@/contract/config';
import type { Language } from '@/domain/text/language';
import '@/i18n/both';
import { i18nFor } from '@/i18n';
import { request } from '@/lib/api/browser';
import { query } from '@/lib/api/hooks';
import { createQueryClient } from '@/lib/api/query-client';
import { DialogHost } from '@/lib/dialogs';

type Options = { language?: Language; pathname?: string; config?: Record<string, unknown> };

/** Draws a part of the product as a page does: with language, router, configuration, queries and open dialogs. */
export function rendered(element: ReactNode, { language = 'en', pathname = '/', config = {} }: Options = {}) {
  const client = createQueryClient(request);
  client.setQueryData(query(getConfig, {}).queryKey, readConfig({ country: 'US', ...config }));
  const router = { pathname, route: pathname, asPath: pathname, locale: language, query: {}, isReady: true };
  const moves = {
    push: vi.fn(() => Promise.resolve(true)),
    replace: vi.fn(() => Promise.resolve(true)),
    reload: vi.fn(),
  };
  // Only what the product asks of its router.
  const whole = { ...router, ...moves, prefetch: vi.fn(() => Promise.resolve()) } as unknown as NextRouter;
  const shown = render(
    <I18nextProvider i18n={globalThis.__i18n?.[language] ?? i18nFor(language)}>
      <RouterContext.Provider value={whole}>
        <QueryClientProvider client={client}>
          {element}
          <DialogHost />
        </QueryClientProvider>
      </RouterContext.Provider>
    </I18nextProvider>,
  );
  return { ...shown, client, router: moves };
}
