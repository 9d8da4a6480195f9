// @document
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { request } from '@/lib/api/browser';
import { createQueryClient } from '@/lib/api/query-client';
import { readSession, savePlace } from '@/lib/session';
import { translatePlace } from './place-words-api';
import { apiServer } from '@tests/support/api-server';

const words = { en: '14 Lighthouse Road, Harbour', ar: '14 طريق المنارة، الميناء' };
const server = apiServer(
  http.get('*/api/v1/config/geocode-api', ({ request }) =>
    HttpResponse.json({
      results: [{ formatted_address: words[request.headers.get('X-localization') === 'ar' ? 'ar' : 'en'] }],
    }),
  ),
);

const at = { lat: 20, lng: 60.5 };

describe('[LANG-05] the chosen place in another language', () => {
  it.each([
    ['has the map’s text in that language', words.en, words.ar],
    ['keeps a customer’s own text', 'At my aunt’s', 'At my aunt’s'],
  ])('%s', async (_what, before, after) => {
    savePlace({ location: before, currentLatLng: at, zone_ids: [1] });
    await translatePlace(createQueryClient(request), 'ar');
    expect(readSession()).toMatchObject({ location: after, currentLatLng: at, zone_ids: [1] });
  });

  it('stays unchanged if the map does not answer', async () => {
    server.use(http.get('*/api/v1/config/geocode-api', () => HttpResponse.error(), { once: true }));
    savePlace({ location: words.en, currentLatLng: at, zone_ids: [1] });
    await translatePlace(createQueryClient(request), 'ar');
    expect(readSession().location).toBe(words.en);
  });
});
