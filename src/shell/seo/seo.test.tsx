// @document
import { renderPage } from '@tests/support/render-page';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '@/domain/text/language';
import { SiteAddress } from '@/lib/site';
import { trail } from '@/features/item/json-ld';
import { listJsonLd } from './list-json-ld';
import { Seo } from './seo';

// Next renders the head separately; here its elements are rendered in place.
vi.mock('next/head', () => ({ default: ({ children }: { children: unknown }) => children }));

const crumbs = [{ text: 'Home', href: '/home' }];

/** The structured data of a page by schema.org type. */
function dataIn(language: Language) {
  vi.stubGlobal('window', undefined);
  renderPage(
    <SiteAddress value="https://shop.example">
      <Seo
        title="Lists"
        description="All of them"
        path="/store/latest"
        jsonLd={(at) => [trail(at, crumbs), listJsonLd(at, 'Stores', [{ name: 'Ember', path: '/store/ember' }])]}
      />
    </SiteAddress>,
    { language, before: () => void vi.unstubAllGlobals() },
  );
  return JSON.parse(written()) as object;
}

const written = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';

describe('what search engines read of a page', () => {
  afterEach(cleanup);

  it.each([
    ['ar', 'https://shop.example/ar'],
    ['en', 'https://shop.example'],
  ] as const)('[LANG-01] [beyond §4.1] has the addresses of its own language (%s)', (language, site) => {
    expect(dataIn(language)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { itemListElement: [{ item: `${site}/home` }] },
        { itemListElement: [{ url: `${site}/store/ember` }] },
      ],
    });
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${site}/store/latest`);
  });

  it.each([
    ['the one of the business', { fav_icon_full_url: 'https://shop.example/own.png' }, 'https://shop.example/own.png'],
    ['ours where it has none', {}, '/icons/icon-192.png'],
  ])('[CONFIG-02] the icon of the tab is %s', (_whose, config, href) => {
    renderPage(<Seo title="Lists" description="All of them" path="/store/latest" />, { config });
    const icons = [...document.querySelectorAll('link[rel=icon]')];
    expect(icons.map((icon) => icon.getAttribute('href'))).toEqual([href]);
  });

  it.each([
    ['en', 'en_US', 'ar_AR'],
    ['ar', 'ar_AR', 'en_US'],
  ] as const)(
    '[LANG-01] [beyond §4.1] tells whoever shares it the other language, too (%s)',
    (language, own, other) => {
      const told: Record<string, string | null | undefined> = {};
      // The server has no `window`.
      vi.stubGlobal('window', undefined);
      const before = (page: HTMLElement) => {
        vi.unstubAllGlobals();
        for (const name of ['og:locale', 'og:locale:alternate']) {
          told[name] = page.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
        }
      };
      renderPage(<Seo title="Lists" description="All of them" path="/store/latest" />, { language, before });
      expect(told).toEqual({ 'og:locale': own, 'og:locale:alternate': other });
    },
  );

  it('[beyond §4.1] keeps the server’s structured data, which the browser cannot generate', () => {
    let isServer = true;
    const Page = ({ title }: { title: string }) => (
      <Seo
        title={title}
        description="All of them"
        path="/store/latest"
        jsonLd={isServer ? (at) => [trail(at, crumbs)] : null}
      />
    );
    vi.stubGlobal('window', undefined);
    const before = () => {
      vi.unstubAllGlobals();
      isServer = false;
    };
    const { rerender } = renderPage(<Page title="Lists" />, { before });
    expect(written()).toContain('BreadcrumbList');
    rerender(<Page title="Other lists" />);
    expect(document.title).toContain('Other lists');
    expect(written()).toContain('BreadcrumbList');
  });
});
