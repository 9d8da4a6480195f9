// @document
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '@/contract/config.read';
import { request } from '@/lib/api/browser';
import { createQueryClient } from '@/lib/api/query-client';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { Maintenance } from './maintenance';

const business = { business_name: 'Medina', phone: '+1 555 0100', email: 'help@shop.example' };
const closed = { ...business, maintenance_mode: true };
let told: object = closed;
let asked = 0;
let isAway = false;
apiServer(
  http.get('*/api/v1/config', () => {
    asked += 1;
    return isAway ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(told);
  }),
);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  told = closed;
  asked = 0;
  isAway = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (config: object = closed, language: 'en' | 'ar' = 'en', asPath = '/store/a') =>
  renderPage(<Maintenance config={readConfig(config)} />, { language, config, router: { asPath } });

/** As the server renders it while the back end is away: no configuration is known. */
const openWithout = (language: 'en' | 'ar') =>
  renderPage(
    <QueryClientProvider client={createQueryClient(request)}>
      <Maintenance config={null} />
    </QueryClientProvider>,
    { language, router: { asPath: '/store/a' } },
  );

describe('[CONFIG-01] the page of a market that is closed for maintenance', () => {
  it.each([
    ['en', 'We will be back soon', /Medina is closed for maintenance\. Your cart and your orders are kept\./],
    ['ar', 'سنعود قريبًا', /Medina مغلق للصيانة/],
  ] as const)('says in %s what happens, what is kept and whom to ask', (language, title, text) => {
    open(closed, language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(text)).toBeDefined();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.map((href) => href?.replace('/ar', ''))).toEqual([
      'tel:+15550100',
      'mailto:help@shop.example',
      '/track-order',
    ]);
  });

  it('speaks in the words of the business where it has some, and hides the contacts that it hides', () => {
    const maintenance_message_setup = {
      ...{ maintenance_message: 'New shelves', message_body: 'Back at six.', business_number: 0, business_email: '1' },
    };
    open({
      ...closed,
      maintenance_mode_data: { maintenance_system_setup: ['react_website'], maintenance_message_setup },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New shelves');
    expect(screen.getByText('Back at six.')).toBeDefined();
    expect(screen.queryByText('+1 555 0100')).toBeNull();
    expect(screen.getByText('help@shop.example')).toBeDefined();
  });

  it('asks once a minute, and goes on with the page that was wanted when the market is open', async () => {
    const { router } = open();
    await act(() => vi.advanceTimersByTimeAsync(50_000));
    expect(asked).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await waitFor(() => expect(asked).toBe(1));
    expect(router.reload).not.toHaveBeenCalled();
    told = business;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(router.reload).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['en', 'We are closed for maintenance. Your cart and your orders are kept.'],
    ['ar', 'نحن مغلقون للصيانة الآن. سلتك وطلباتك محفوظة.'],
  ] as const)(
    'is its texts in %s while the back end is away, and goes on when that tells that it is over',
    async (...of) => {
      const [language, text] = of;
      isAway = true;
      const { router } = openWithout(language);
      expect(screen.getByText(text)).toBeDefined();
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(router.reload).not.toHaveBeenCalled();
      [isAway, told] = [false, business];
      await act(() => vi.advanceTimersByTimeAsync(61_000));
      await waitFor(() => expect(router.reload).toHaveBeenCalledTimes(1));
    },
  );

  it('goes on at once where it was led to for a moment too long, and to the start from its own address', async () => {
    told = business;
    const { router } = open(business, 'en', '/maintenance');
    expect(router.replace).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  });
});
