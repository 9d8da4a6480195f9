// @document
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import type { Language } from '@/domain/text/language';
import { saveToken } from '@/lib/session';
import { Devices } from './devices';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const here = {
  ...{ id: 1, browser: 'Chrome', system: 'Android', platform: 'mobile', is_current: true },
  ...{ created_at: '2026-03-01T10:00:00Z', last_used_at: hoursAgo(0.1) },
};
const laptop = {
  ...{ id: 2, browser: 'Safari', system: 'macOS', platform: 'desktop', is_current: false },
  ...{ created_at: '2026-03-02T10:00:00Z', last_used_at: hoursAgo(5.5) },
};
const unknown = {
  ...{ id: 3, browser: null, system: null, platform: null, is_current: false },
  ...{ created_at: '2026-03-03T10:00:00Z', last_used_at: hoursAgo(50.5) },
};
let sessions: { id: number }[] = [];
const ended: string[] = [];
const notify = { success: vi.fn(), failure: vi.fn() };
const server = apiServer();

beforeEach(() => {
  saveToken('a-token');
  sessions = [here, laptop, unknown];
  ended.length = 0;
  server.use(
    http.get('*/customer/sessions', () => HttpResponse.json(sessions)),
    http.delete('*/customer/sessions/:id', ({ params }) => {
      ended.push(String(params.id));
      sessions = sessions.filter(({ id }) => String(id) !== params.id);
      return HttpResponse.json({ message: 'ok' });
    }),
    http.post('*/customer/sessions/end-others', () => {
      sessions = [here];
      return HttpResponse.json({ message: 'ok' });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const open = (language: Language = 'en') => renderPage(<Devices />, { language, notify, config: { timezone: 'UTC' } });
const rows = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
  return screen.getAllByRole('listitem');
};

describe('the signed-in devices', () => {
  it('are listed with their last use, the current one without a sign-out button', async () => {
    open();
    const [first, second, third] = await rows(3);
    expect(first?.textContent).toBe('Chrome on AndroidThis deviceSigned in: Mar 1, 2026');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second?.textContent).toBe('Safari on macOSLast used: 5 hours agoSigned in: Mar 2, 2026Sign out');
    expect(third?.textContent).toContain('Unknown deviceLast used: 2 days ago');
  });

  it('are listed in Arabic', async () => {
    open('ar');
    expect((await rows(3))[1]?.textContent).toMatch(/^Safari على macOSآخر استخدام: قبل 5 ساعات/);
  });

  it('[beyond §4.2] can be signed out one by one, where the focus moves to the next', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on macOS' }));
    await rows(2);
    expect(ended).toEqual(['2']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign out Unknown device' }));
    expect(notify.success).toHaveBeenCalledWith('/customer/sessions/:id', 'profile.device_signed_out');
  });

  it('[beyond §4.2] can be signed out all at once except the current one', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await rows(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('are refetched after one was signed out elsewhere, with a message', async () => {
    server.use(
      http.delete('*/customer/sessions/:id', () => {
        sessions = [here];
        return HttpResponse.json({ errors: [{ code: 'not-found', message: 'Gone' }] }, { status: 404 });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on macOS' }));
    await rows(1);
    expect(notify.failure).toHaveBeenCalledOnce();
  });

  it('are hidden if the back end does not support them', async () => {
    server.use(http.get('*/customer/sessions', () => HttpResponse.json({}, { status: 404 })));
    open();
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('can be refetched after a failure', async () => {
    server.use(http.get('*/customer/sessions', () => HttpResponse.json({}, { status: 403 }), { once: true }));
    open();
    expect(await screen.findByText('Your devices could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await rows(3);
  });
});
