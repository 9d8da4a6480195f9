import { readLanding } from '@/contract/catalogue/content.read';
import { readConfig } from '@/contract/config.read';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RouterContext } from './router-context';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import type { Module, ModuleType } from '@/contract/catalogue/module';
import type { Language } from '@/domain/text/language';
import { configQuery, landingQuery } from '@/features/config/api';
import { modulesQuery } from '@/features/module/api';
import { ar } from '@/i18n/ar';
import { en } from '@/i18n/en';
import { createI18n } from '@/i18n';
import { request } from '@/lib/api/browser';
import { createQueryClient, type Notify } from '@/lib/api/query-client';

type Options = {
  language?: Language;
  /** Laid over an answer of GET /config. */
  config?: object;
  landing?: object;
  /** null: they have to be asked for. */
  modules?: ModuleType[] | null;
  router?: Partial<NextRouter>;
  /** How outcomes of calls are told; silent without it. */
  notify?: Notify;
  /** The page comes from the server first; this is what happens to it until the script runs. */
  before?: (page: HTMLElement) => void;
};

/** Draws a part of a page as the application does: with messages, configuration, modules and a router. */
export function renderPage(ui: ReactNode, options: Options = {}) {
  const { language = 'en', config = {}, landing = {}, modules = [], router = {}, notify, before } = options;
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const client = createQueryClient(request, notify);
  client.setQueryData(configQuery().queryKey, readConfig({ business_name: 'Medina', ...config }));
  client.setQueryData(landingQuery().queryKey, readLanding(landing));
  if (modules) client.setQueryData(modulesQuery().queryKey, modules.map(moduleOf));
  const i18n = createI18n(language, language === 'ar' ? (ar as typeof en) : en);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext.Provider value={routerOf({ locale: language, ...router })}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </I18nextProvider>
    </RouterContext.Provider>
  );
  if (!before) return { client, ...render(ui, { wrapper }) };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(wrapper({ children: ui }));
  before(container);
  return { client, ...render(ui, { wrapper, container, hydrate: true }) };
}

export function moduleOf(module_type: ModuleType, n = 0): Module {
  return {
    id: n + 1,
    module_name: module_type,
    module_type,
    icon_full_url: `/icons/${module_type}.webp`,
    thumbnail_full_url: null,
    description: '',
    stores_count: 0,
    items_count: 0,
  };
}

/** A router that goes nowhere, with what a test gives it. */
export function routerOf(part: Partial<NextRouter>): NextRouter {
  const nothing = () => Promise.resolve(true);
  return {
    route: '/home',
    pathname: '/home',
    asPath: '/home',
    basePath: '',
    query: {},
    locales: ['en', 'ar'],
    defaultLocale: 'en',
    isReady: true,
    isFallback: false,
    isPreview: false,
    isLocaleDomain: false,
    push: nothing,
    replace: nothing,
    reload: () => {},
    back: () => {},
    forward: () => {},
    prefetch: () => Promise.resolve(),
    beforePopState: () => {},
    events: { on: () => {}, off: () => {}, emit: () => {} },
    ...part,
  };
}
