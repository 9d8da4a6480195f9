import { readLanding } from '@/contract/catalogue/content.read';
import { readConfig } from '@/contract/config.read';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { RouterProvider, setRouter, type RouterPart } from './router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import type { Module, ModuleType } from '@/contract/catalogue/module';
import type { Language } from '@/domain/text/language';
import { configQuery, landingQuery } from '@/features/config/api';
import { FooterTextsContext } from '@/shell/footer/footer-texts';
import { modulesQuery } from '@/features/module/api';
import { ar } from '@/i18n/ar';
import { en } from '@/i18n/en';
import { createI18n } from '@/i18n';
import { request } from '@/lib/api/browser';
import { createQueryClient, type Notify } from '@/lib/api/query-client';
import { DialogHost } from '@/lib/dialogs';

const instances = { en: createI18n('en', en), ar: createI18n('ar', ar) };
// Code outside of components reads them here.
globalThis.__i18n = instances;

const stay = (..._to: unknown[]) => Promise.resolve(true);

type Options = {
  language?: Language;
  /** Overrides for the answer of GET /config. */
  config?: object;
  landing?: object;
  /** null: the page requests them. */
  modules?: ModuleType[] | null;
  router?: RouterPart;
  /** The page's route; `/home` by default. */
  pathname?: string;
  /** Renders the dialogs that the part opens, as the shell does. */
  dialogs?: boolean;
  /** Reports outcomes of calls; silent by default. */
  notify?: Notify | undefined;
  /** Renders the page on the server first; this runs before hydration. */
  before?: (page: HTMLElement) => void;
};

/**
 * Renders a part of a page as the application does: with messages, configuration, modules and a router that does not
 * navigate. Returns Testing Library's result, the query client, and the router's calls.
 */
export function renderPage(ui: ReactNode, options: Options = {}) {
  const { language = 'en', config = {}, landing = {}, modules = [], dialogs = false, notify, before } = options;
  const moves = { push: vi.fn(stay), replace: vi.fn(stay), reload: vi.fn() };
  const { pathname = '/home' } = options;
  setRouter({ locale: language, pathname, asPath: pathname, ...moves, ...options.router });
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const client = createQueryClient(request, notify);
  client.setQueryData(configQuery().queryKey, readConfig({ business_name: 'Medina', timezone: 'UTC', ...config }));
  const texts = readLanding(landing);
  client.setQueryData(landingQuery().queryKey, texts);
  if (modules) client.setQueryData(modulesQuery().queryKey, modules.map(makeModule));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider>
      <I18nextProvider i18n={instances[language]}>
        <QueryClientProvider client={client}>
          <FooterTextsContext value={texts}>
            {children}
            {dialogs && <DialogHost />}
          </FooterTextsContext>
        </QueryClientProvider>
      </I18nextProvider>
    </RouterProvider>
  );
  if (!before) return { client, router: moves, ...render(ui, { wrapper }) };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(wrapper({ children: ui }));
  before(container);
  return { client, router: moves, ...render(ui, { wrapper, container, hydrate: true }) };
}

export function makeModule(module_type: ModuleType, n = 0): Module {
  return {
    id: n + 1,
    module_name: module_type,
    module_type,
    icon_full_url: `/icons/${module_type}.webp`,
    thumbnail_full_url: null,
    description: '',
    stores_count: 0,
  };
}
