// @document
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { heavyPhoto, standInForDrawing } from '@tests/support/stand-ins/canvas';
import { renderPage } from '@tests/support/render-page';
import { icons } from '@/ui/display/icons';
import { travelIcons } from '@/ui/icons/travel-icons';
import { saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { Inbox } from './inbox';
import { inboxHref, parsePartner } from './inbox-href';

const address = vi.hoisted(() => ({ query: {} as Record<string, string> }));
vi.mock('next/router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ query: address.query, isReady: true, asPath: '/profile', pathname: '/profile' }),
}));

const me = { id: 2, f_name: 'Noor', l_name: 'Alsari' };
const store = { id: 3, f_name: 'Ember & Bun', l_name: '', phone: '+1 (555) 010-0777', image_full_url: null };
const talkOf = (id: number, message: string, sender_id = 3) => ({
  ...{
    id,
    sender_type: 'customer',
    sender_id: 2,
    receiver_type: 'vendor',
    receiver_id: 3,
    sender: me,
    receiver: store,
  },
  ...{ unread_message_count: 2, last_message_time: '2026-03-01T10:00:00Z' },
  last_message: { id: 9, sender_id, message, created_at: '2026-03-01T10:00:00Z' },
});
const said = (id: number, sender_id: number, message: string) => ({
  ...{ id, conversation_id: 7, sender_id, message, file_full_url: [], is_seen: 1, order: null },
  created_at: '2026-03-01T10:00:00Z',
});

const server = apiServer();
let messages = [said(2, 3, 'Only a little'), said(1, 2, 'Is it hot?')];
let status = true;
const personal = (id: number, description: string) => ({
  ...{ id, user_id: 5, created_at: `2026-03-01T10:0${id}:00Z` },
  data: { title: 'Order 100482', description, order_id: 100482, type: 'order_status' },
});
const broadcast = {
  id: 3,
  title: 'New in the harbour',
  description: 'Six stores',
  data: {},
  created_at: '2026-02-28T10:00:00Z',
};
let notices: unknown[] = [];
const sent: string[] = [];

beforeAll(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = () => {};
});
beforeEach(() => {
  saveToken('a-token');
  address.query = {};
  messages = [said(2, 3, 'Only a little'), said(1, 2, 'Is it hot?')];
  status = true;
  notices = [];
  sent.length = 0;
  server.use(
    http.get('*/customer/message/list', ({ request }) => {
      const type = new URL(request.url).searchParams.get('type');
      const conversations = type === 'delivery_man' ? [] : [talkOf(7, 'Only a little')];
      return HttpResponse.json({ total_size: conversations.length, limit: 20, offset: 1, conversations });
    }),
    http.get('*/customer/message/search-list', ({ request }) => {
      const found = new URL(request.url).searchParams.get('name') === 'ember';
      return HttpResponse.json({ total_size: 0, limit: 20, offset: 1, conversations: found ? [talkOf(7, 'Hi')] : [] });
    }),
    http.get('*/customer/message/details', () =>
      HttpResponse.json({ total_size: 2, limit: 20, offset: 1, status, messages, conversation: talkOf(7, 'x') }),
    ),
    http.get('*/customer/info', () => HttpResponse.json({ id: 5, f_name: 'Noor', l_name: 'Alsari' })),
    http.get('*/customer/notifications', () => HttpResponse.json(notices)),
    http.get('*/customer/automated-message', () =>
      HttpResponse.json({ total_size: 1, limit: 20, offset: 1, data: [{ id: 1, message: 'Where is my order?' }] }),
    ),
    http.post('*/customer/message/send', async ({ request }) => {
      sent.push(await request.text());
      return HttpResponse.json({ messages, status, conversation: talkOf(7, 'x') });
    }),
  );
});
afterEach(cleanup);

const open = (config: object = {}) =>
  renderPage(
    <>
      <Inbox />
      <Toaster dismissLabel="Close" />
    </>,
    { config },
  );
const problem = () => screen.getByRole('alert', { name: 'Pictures' });
const pictures = (count: number) =>
  Array.from({ length: count }, (_, n) => new File(['x'], `${n}.png`, { type: 'image/png' }));

describe('the notifications', () => {
  const badge = () => screen.queryByText(/new notification/);

  it('are counted until they are seen, and link to their order', async () => {
    notices = [personal(8, 'Your courier is on the way.'), personal(7, 'Your order is ready.'), broadcast];
    open();
    expect(await screen.findByText('3 new notifications')).toBeInTheDocument();
    cleanup();

    address.query = { view: 'notifications' };
    open();
    const row = await screen.findByRole('link', { name: /Your courier is on the way/ });
    expect(row).toHaveAttribute('href', '/profile?page=my-orders&orderId=100482');
    expect(screen.getByText('New in the harbour').closest('a')).toBeNull();
    expect(screen.getAllByText('New')).toHaveLength(3);
    cleanup();

    address.query = {};
    notices = [personal(9, 'Your order has arrived.'), ...notices];
    open();
    expect(await screen.findByText('1 new notification')).toBeInTheDocument();
  });

  it('[beyond §3.3] that one customer has seen are new for another, and stay seen for the first', async () => {
    notices = [personal(8, 'Your courier is on the way.'), broadcast];
    address.query = { view: 'notifications' };
    open();
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(2));
    cleanup();

    const other = http.get('*/customer/info', () => HttpResponse.json({ id: 6, f_name: 'Omar', l_name: 'Nasser' }));
    server.use(other);
    saveToken('another-token');
    notices = [broadcast];
    address.query = {};
    open();
    expect(await screen.findByText('1 new notification')).toBeInTheDocument();
    cleanup();
    address.query = { view: 'notifications' };
    open();
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
    cleanup();

    server.use(http.get('*/customer/info', () => HttpResponse.json({ id: 5, f_name: 'Noor', l_name: 'Alsari' })));
    saveToken('a-token');
    notices = [personal(9, 'Your order has arrived.'), personal(8, 'Your courier is on the way.'), broadcast];
    address.query = {};
    open();
    expect(await screen.findByText('1 new notification')).toBeInTheDocument();
  });

  it('[beyond §3.3] whose number a former version kept count as new once', async () => {
    localStorage.setItem('notices-seen', '{"5":8}');
    notices = [personal(8, 'Your courier is on the way.')];
    open();
    expect(await screen.findByText('1 new notification')).toBeInTheDocument();
    cleanup();
    address.query = { view: 'notifications' };
    open();
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1));
    cleanup();
    address.query = {};
    notices = [personal(9, 'Your order has arrived.'), ...notices];
    open();
    expect(await screen.findByText('1 new notification')).toBeInTheDocument();
  });

  it('[beyond §3.3] of a back end that counts both kinds apart stand newest first, and new general ones are counted', async () => {
    const general = (id: number, title: string, created_at: string) => ({ ...broadcast, id, title, created_at });
    notices = [personal(8, 'Your courier is on the way.'), general(8, 'New in the harbour', '2026-02-28T10:00:00Z')];
    address.query = { view: 'notifications' };
    open();
    await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(2));
    cleanup();
    address.query = {};
    notices = [...notices.toReversed(), general(2, 'Free delivery today', '2026-03-02T10:00:00Z')];
    open();
    expect(await screen.findByText('1 new notification')).toBeInTheDocument();
    cleanup();
    address.query = { view: 'notifications' };
    open();
    await screen.findByText('Free delivery today');
    const shown = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(shown.map((row) => /Free|courier|harbour/.exec(row.textContent)?.[0])).toEqual([
      'Free',
      'courier',
      'harbour',
    ]);
    expect(within(shown[0]!).getByText('New')).toBeInTheDocument();
  });

  it('[beyond §3.3] lead to the order or trip that they are about, and nowhere else', async () => {
    const about = (id: number, title: string, data: object) => ({ ...personal(id, ''), data: { title, ...data } });
    notices = [
      about(1, 'On its way', { order_id: 31, type: 'order_status' }),
      about(2, 'Trip confirmed', { order_id: 32, order_type: 'trip', type: 'trip_status' }),
      about(3, 'Your code was used', { order_id: 1, type: 'referral_code' }),
      about(4, 'An old one', { order_id: 34 }),
    ];
    address.query = { view: 'notifications' };
    open();
    await screen.findByText('On its way');
    const hrefs = ['On its way', 'Trip confirmed', 'Your code was used', 'An old one'].map((title) =>
      screen.getByText(title).closest('a')?.getAttribute('href'),
    );
    const order = (id: number) => `/profile?page=my-orders&orderId=${id}`;
    expect(hrefs).toEqual([order(31), '/rental/trip-status/32', undefined, order(34)]);
    const drawn = ['On its way', 'Trip confirmed', 'Your code was used'].map((title) =>
      screen.getByText(title).closest('li')?.querySelector('path')?.getAttribute('d'),
    );
    expect(drawn).toEqual([icons.receipt, travelIcons.car.path, icons.bell]);
  });

  it('show an empty state', async () => {
    address.query = { view: 'notifications' };
    open();
    expect(await screen.findByText('No notifications yet')).toBeInTheDocument();
    expect(badge()).toBeNull();
  });

  it('can be refetched after a failure', async () => {
    server.use(http.get('*/customer/notifications', () => HttpResponse.json({ errors: [] }, { status: 403 })));
    address.query = { view: 'notifications' };
    open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    server.use(http.get('*/customer/notifications', () => HttpResponse.json([broadcast])));
    await userEvent.click(again);
    expect(await screen.findByText('New in the harbour')).toBeInTheDocument();
  });
});

describe('the inbox', () => {
  it('[NAV-06] lists partners, last messages and unread counts', async () => {
    open();
    const row = await screen.findByRole('link', { name: /Ember & Bun/ });
    expect(within(row).getByText('Only a little')).toBeInTheDocument();
    expect(within(row).getByText('2 unread messages')).toBeInTheDocument();
    expect(row).toHaveAttribute('href', '/profile?page=inbox&conversation=7');
  });

  it('filters by stores, couriers or support, and searches by name', async () => {
    open();
    await screen.findByRole('link', { name: /Ember & Bun/ });
    await userEvent.click(screen.getByRole('button', { name: 'Courier' }));
    expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'ember{Enter}');
    expect(await screen.findByRole('link', { name: /Ember & Bun/ })).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'nobody{Enter}');
    expect(await screen.findByText('No conversation found')).toBeInTheDocument();
  });
});

const lost = () => new HttpResponse(null, { status: 403 });

describe('keeps the loaded list when a refetch fails', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('[beyond §2.22] shows the messages of a conversation and the composer', async () => {
    address.query = { page: 'inbox', conversation: '7' };
    open();
    await screen.findByText('Is it hot?');
    await screen.findByRole('textbox', { name: 'Your message' });
    expect(screen.getByRole('link', { name: 'Call Ember & Bun' }).getAttribute('href')).toBe('tel:+15550100777');
    let times = 0;
    const asked = () => ((times += 1), lost());
    server.use(http.get('*/customer/message/details', asked));
    await act(() => vi.advanceTimersByTimeAsync(6000));
    await waitFor(() => expect(times).toBeGreaterThan(0));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Is it hot?')).toBeInTheDocument();
    expect(screen.queryByText('This conversation could not be loaded')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Your message' })).toBeInTheDocument();
  });

  it.each([
    ['the list of conversations', /Ember & Bun/, [talkOf(7, 'Only a little')]],
    ['that there are none yet', /^No conversations yet/, []],
  ])('[beyond §2.22] %s', async (_what, shown, conversations) => {
    const body = { total_size: conversations.length, limit: 20, offset: 1, conversations };
    server.use(http.get('*/customer/message/list', () => HttpResponse.json(body)));
    open();
    await screen.findByText(shown);
    let times = 0;
    const asked = () => ((times += 1), lost());
    server.use(http.get('*/customer/message/list', asked));
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    await waitFor(() => expect(times).toBeGreaterThan(0));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText(shown)).toBeInTheDocument();
    expect(screen.queryByText('Your conversations could not be loaded')).toBeNull();
  });
});

describe('a conversation', () => {
  beforeEach(() => void (address.query = { page: 'inbox', conversation: '7' }));

  it('scrolls to the newest message', async () => {
    open();
    await screen.findByText('Is it hot?');
    const log = screen.getByRole('log', { name: 'Messages' });
    expect(
      within(log)
        .getAllByRole('article')
        .map((element) => element.querySelector('p')?.textContent),
    ).toEqual(['Is it hot?', 'Only a little']);
  });

  it('[HDR-14] reports that earlier messages failed to load, and refetches them', async () => {
    let canCome = false;
    server.use(
      http.get('*/customer/message/details', ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        const page = { total_size: 21, limit: 20, offset, status, conversation: talkOf(7, 'x') };
        if (offset === 1) return HttpResponse.json({ ...page, messages });
        return canCome ? HttpResponse.json({ ...page, messages: [said(0, 2, 'Good evening')] }) : lost();
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByText('This conversation could not be loaded')).toBeInTheDocument();
    expect(screen.getByText('Is it hot?')).toBeInTheDocument();
    canCome = true;
    await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByText('Good evening')).toBeInTheDocument();
    expect(screen.queryByText('This conversation could not be loaded')).toBeNull();
  });

  it('sends by Enter, breaks the line by Shift+Enter, and clears the field', async () => {
    open();
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(sent[0]).toMatch(/One\r?\ntwo/);
    expect(sent[0]).toContain('name="conversation_id"\r\n\r\n7');
  });

  it('does not send an empty message', async () => {
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), '   {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
  });

  it('keeps the draft after a failure, and says so', async () => {
    server.use(http.post('*/customer/message/send', () => HttpResponse.json({ errors: [] }, { status: 500 })));
    open();
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'Hello{Enter}');
    expect(await screen.findByText(/not sent/)).toBeInTheDocument();
    expect(field).toHaveValue('Hello');
  });

  it('[MSG-01] keeps text and pictures added while a message is being sent', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    server.use(
      http.post('*/customer/message/send', async () => {
        await arrived;
        return HttpResponse.json({ messages, status, conversation: talkOf(7, 'x') });
      }),
    );
    open();
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await userEvent.upload(screen.getByLabelText('Add pictures'), pictures(1));
    await userEvent.type(field, 'Hello{Enter} and no onions');
    await userEvent.upload(screen.getByLabelText('Add pictures'), pictures(1));
    arrive();
    await waitFor(() => expect(field).toHaveValue('and no onions'));
    expect(screen.getAllByRole('button', { name: /Remove picture/ })).toHaveLength(1);
  });

  it('[beyond §3.25] keeps the draft for the same customer when the session ends', async () => {
    const page = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'A long complaint');
    page.unmount();
    open();
    expect(await screen.findByDisplayValue('A long complaint')).toBeInTheDocument();
    cleanup();
    server.use(http.get('*/customer/info', () => HttpResponse.json({ id: 6, f_name: 'Samir', l_name: '' })));
    open();
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('');
  });

  it('[MSG-01] [beyond §4.2] accepts three pictures, rejects a fourth, and keeps the focus when one is removed', async () => {
    open();
    const attach = await screen.findByLabelText('Add pictures');
    await userEvent.upload(attach, pictures(3));
    expect(screen.getAllByRole('button', { name: /Remove picture/ })).toHaveLength(3);
    await userEvent.upload(attach, pictures(1));
    expect(problem()).toHaveTextContent('Maximum 3 images can be send at a time.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(screen.getAllByRole('button', { name: /Remove picture/ })).toHaveLength(2);
    expect(problem()).toBeEmptyDOMElement();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove picture 2' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove picture 1' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your message' }));
  });

  it('[MSG-01] accepts pictures up to the maximum, and rejects other files', async () => {
    open();
    const attach = await screen.findByLabelText('Add pictures');
    const note = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(attach, [...pictures(1), note], { applyAccept: false });
    expect(screen.getAllByRole('button', { name: /Remove picture/ })).toHaveLength(1);
    expect(problem()).toHaveTextContent('This file format is not supported');
    await userEvent.upload(attach, pictures(5));
    expect(screen.getAllByRole('button', { name: /Remove picture/ })).toHaveLength(3);
    expect(problem()).toHaveTextContent('Maximum 3 images can be send at a time. The others were left out.');
  });

  it('[MSG-01] downscales a phone’s photo, and sends nothing before that is done', async () => {
    const canvas = standInForDrawing();
    let go = () => {};
    canvas.canRead = () => new Promise((resolve) => (go = resolve));
    open();
    await userEvent.upload(await screen.findByLabelText('Add pictures'), heavyPhoto());
    const send = screen.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Look{Enter}');
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('Look');
    await act(async () => go());
    expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue(''));
  });

  it('is read-only once no order is open', async () => {
    status = false;
    open();
    expect(await screen.findByText('You can write here while an order is open.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
  });

  it.each([
    ['can be begun where only the answer to sending decides', [], true],
    ['can not be begun where the back end has said so', ['first_message'], false],
  ])('[HDR-16] with a store that nothing was written to %s', async (_which, extensions, isOffered) => {
    const none = { total_size: 0, limit: 20, offset: 1, status: false, messages: [], conversation: null };
    server.use(
      http.get('*/customer/message/details', () => HttpResponse.json(none)),
      http.post('*/customer/message/send', () =>
        HttpResponse.json({ errors: [{ code: 'store', message: 'This store takes no messages' }] }, { status: 403 }),
      ),
    );
    address.query = { page: 'inbox', vendor: '3' };
    open({ extensions });
    if (!isOffered) {
      expect(await screen.findByText('You can write here while an order is open.')).toBeInTheDocument();
      expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
      return;
    }
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await userEvent.type(field, 'Are you open?{Enter}');
    expect(await screen.findByText('This store takes no messages')).toBeInTheDocument();
    expect(field).toHaveValue('Are you open?');
  });

  it('shows new messages of the partner', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      open();
      await screen.findByText('Is it hot?');
      messages = [said(3, 3, 'It is ready'), ...messages];
      await act(() => vi.advanceTimersByTimeAsync(6000));
      expect(await screen.findByText('It is ready')).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('writing to support', () => {
  it('sends a common question with one press, and keeps the typed draft', async () => {
    address.query = { page: 'inbox', admin: '0' };
    messages = [];
    server.use(
      http.get('*/customer/message/details', () =>
        HttpResponse.json({ total_size: 0, limit: 20, offset: 1, status: true, messages: [], conversation: {} }),
      ),
    );
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'It is order 7');
    await userEvent.click(await screen.findByRole('button', { name: 'Where is my order?' }));
    await waitFor(() => expect(sent[0]).toContain('Where is my order?'));
    expect(await screen.findByDisplayValue('It is order 7')).toBeInTheDocument();
    expect(sent[0]).toContain('name="receiver_id"\r\n\r\n0');
  });
});

describe('the URL of a conversation', () => {
  it.each([
    [{ conversation_id: 7 }, '/profile?page=inbox&conversation=7'],
    [{ type: 'vendor', id: 3 } as const, '/profile?page=inbox&vendor=3'],
    [{ type: 'admin', id: 0 } as const, '/profile?page=inbox&admin=0'],
    [null, '/profile?page=inbox'],
  ])('leads back to %j', (partner, href) => {
    expect(inboxHref(partner)).toBe(href);
    expect(parsePartner(Object.fromEntries(new URL(href, 'http://shop').searchParams))).toEqual(partner);
  });
});
