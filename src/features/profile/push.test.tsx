// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { forgetToken, saveToken } from '@/lib/session';
import { keepPush, pausePush } from './push';
import { PushOffer } from './push-offer';
import { PushSwitch } from './push-switch';
import { dropPushToken, fetchPushToken } from './firebase-push';

// Mocked: Firebase's own servers issue the tokens; only when they are requested and where they go matters here.
vi.mock('./firebase-push', () => ({ fetchPushToken: vi.fn(), dropPushToken: vi.fn() }));

const firebase = { apiKey: 'key', vapidKey: 'vapid' };
const saved: unknown[] = [];
const asked = vi.fn();
const server = apiServer();

function shop(services: object, status = 200) {
  server.use(
    http.get('*/web-services', () => HttpResponse.json(services)),
    http.post('*/customer/cm-firebase-token', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json(status === 200 ? { message: 'ok' } : { errors: [] }, { status });
    }),
  );
}

function browserSays(permission: NotificationPermission) {
  vi.stubGlobal('Notification', { permission, requestPermission: asked.mockResolvedValue(permission) });
}

const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'News about orders on this device' });

beforeEach(() => {
  saveToken('a-token');
  saved.length = 0;
  vi.clearAllMocks();
  vi.mocked(fetchPushToken).mockResolvedValue('token-of-this-browser');
  browserSays('granted');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[PUSH-01] push messages about orders', () => {
  it('are not offered if push is not set up', async () => {
    let answered = false;
    server.use(
      http.get('*/web-services', () => {
        answered = true;
        return HttpResponse.json({ firebase: { ...firebase, vapidKey: '' } });
      }),
    );
    renderPage(<PushSwitch />);
    await waitFor(() => expect(answered).toBe(true));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are requested only by a press, and the token is sent', async () => {
    shop({ firebase });
    const { client } = renderPage(<PushSwitch />);
    expect((await theSwitch()).checked).toBe(false);
    expect([asked.mock.calls.length, vi.mocked(fetchPushToken).mock.calls.length]).toEqual([0, 0]);
    await userEvent.click(await theSwitch());
    await waitFor(() => expect(saved).toEqual([{ cm_firebase_token: 'token-of-this-browser', _method: 'put' }]));
    expect(asked).toHaveBeenCalledOnce();
    await waitFor(async () => expect((await theSwitch()).checked).toBe(true));

    await userEvent.click(await theSwitch());
    expect((await theSwitch()).checked).toBe(false);
    await waitFor(() => expect(dropPushToken).toHaveBeenCalledOnce());
    await keepPush(client);
    expect(fetchPushToken).toHaveBeenCalledOnce();
  });

  it('stay off, and nothing is loaded, if the customer does not agree', async () => {
    browserSays('denied');
    shop({ firebase });
    renderPage(<PushSwitch />);
    await userEvent.click(await theSwitch());
    await waitFor(async () => expect((await theSwitch()).disabled).toBe(false));
    expect((await theSwitch()).checked).toBe(false);
    expect(fetchPushToken).not.toHaveBeenCalled();
  });

  it.each([
    ['Firebase', () => vi.mocked(fetchPushToken).mockRejectedValue(new Error('offline')), 200],
    ['the back end', () => {}, 500],
  ])('fail silently when %s does', async (_what, prepare, status) => {
    prepare();
    shop({ firebase }, status);
    renderPage(<PushSwitch />);
    await userEvent.click(await theSwitch());
    await waitFor(async () => expect((await theSwitch()).disabled).toBe(false));
    expect((await theSwitch()).checked).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stop at the end of the session, and resume with the next one in the same browser', async () => {
    shop({ firebase });
    const { client } = renderPage(<PushSwitch />);
    await userEvent.click(await theSwitch());
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(async () => expect((await theSwitch()).checked).toBe(true));
    await pausePush(client);
    expect(dropPushToken).toHaveBeenCalledOnce();
    await keepPush(client);
    expect(saved).toHaveLength(2);
  });
});

describe('[beyond §2.22] after an order was placed', () => {
  const take = () => screen.findByRole('button', { name: 'Yes, tell me' });

  it('news on this device are offered, and the browser is asked only when they are taken', async () => {
    localStorage.removeItem('push');
    browserSays('granted');
    shop({ firebase });
    renderPage(<PushOffer />);
    const button = await take();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(await screen.findByText(/^You will hear about your orders on this device/)).toBeTruthy();
    expect(saved).toEqual([{ cm_firebase_token: 'token-of-this-browser', _method: 'put' }]);
    cleanup();
    // They are on: nothing is offered with the next order.
    const { container } = renderPage(<PushOffer />);
    await waitFor(() => expect(container.textContent).toBe(''));
  });

  it('a browser that does not allow them is told what to do, and is not asked again', async () => {
    localStorage.removeItem('push');
    browserSays('default');
    shop({ firebase });
    renderPage(<PushOffer />);
    await userEvent.click(await take());
    expect(await screen.findByText(/^Your browser did not allow it/)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it.each([
    ['a guest', () => forgetToken(), { firebase }],
    ['a browser that has refused', () => browserSays('denied'), { firebase }],
    ['a shop without push', () => {}, { firebase: { ...firebase, vapidKey: '' } }],
  ])('nothing is offered to %s', async (_whom, prepare, services) => {
    localStorage.removeItem('push');
    shop(services);
    prepare();
    const { container, client } = renderPage(<PushOffer />);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(container.textContent).toBe('');
  });
});
