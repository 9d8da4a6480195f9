// @document
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, describe, expect, it } from 'vitest';
import { makeModule, renderPage } from '@tests/support/render-page';
import { StartHero } from '@/features/location/start-hero';
import { CurrentModule } from '@/features/module/current-module';
import { SearchBox } from './bars/search-box';

apiServer(
  http.get('*/api/v1/items/search-suggestion', () => HttpResponse.json({ products: [{ name: 'Iced coffee' }] })),
  http.get('*/api/v1/categories', () => HttpResponse.json([])),
  http.get('*/api/v1/config/place-api-autocomplete', () =>
    HttpResponse.json({ suggestions: [{ placePrediction: { placeId: 'p1', text: { text: 'Lighthouse' } } }] }),
  ),
);
afterEach(cleanup);

/** What a visitor does on a slow phone: the HTML is there, its script is not. */
const typing = (selector: string, text: string) => (page: HTMLElement) => {
  const field = page.querySelector<HTMLInputElement>(selector);
  field?.focus();
  if (field) field.value = text;
};

describe('text typed before hydration', () => {
  it('[HOME-01] gets suggestions in the search field', async () => {
    const box = (
      <CurrentModule.Provider value={makeModule('food')}>
        <SearchBox />
      </CurrentModule.Provider>
    );
    renderPage(box, { before: typing('[name=search]', 'coffee') });
    expect(await screen.findByRole('option', { name: /Iced coffee/ })).toBeTruthy();
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'coffee');
  });

  it('[LOC-12] is searched among the places, and stays in the field', async () => {
    renderPage(<StartHero />, { before: typing('[name=place]', 'light') });
    expect(await screen.findByRole('option', { name: /Lighthouse/ })).toBeTruthy();
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'light');
  });
});
