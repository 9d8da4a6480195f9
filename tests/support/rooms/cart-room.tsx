import { readModule } from '@/contract/catalogue/module.read';
import type { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { waitForCart as waitForCartOf } from '@/features/cart/api';
import { CartProvider } from '@/features/cart/cart-provider';
import { DialogHost } from '@/lib/dialogs';
import { forgetToken, saveGuest, saveModule } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { apiServer } from '../api-server';
import { renderPage } from '../render-page';

type Wire = Record<string, unknown> & { id: number; quantity: number };
type Sent = { path: string; body: Record<string, unknown>; at: { module: string | null } };

/** The back end's cart in memory: it answers in the form of wire-format §6.1 and records its calls. */
export function cartBackEnd() {
  const state = {
    lines: [] as Wire[],
    /** Further items of the store. */
    suggested: [] as Record<string, unknown>[],
    sent: [] as Sent[],
    /** Error code of the next write. */
    refusal: null as string | null,
    /** Writes wait for this promise before they are answered. */
    gate: Promise.resolve(),
    guests: 0,
  };
  const at = (path: string) => `*/api/v1${path}`;

  async function written(req: Request, path: string, change: (body: Record<string, unknown>) => void) {
    const inQuery = req.method === 'DELETE';
    const body = inQuery
      ? Object.fromEntries(new URL(req.url).searchParams)
      : ((await req.json()) as Record<string, unknown>);
    state.sent.push({ path, body, at: { module: req.headers.get('moduleId') } });
    const { refusal } = state;
    await state.gate;
    if (refusal) {
      state.refusal = null;
      return HttpResponse.json({ errors: [{ code: refusal, message: `refused: ${refusal}` }] }, { status: 403 });
    }
    change(body);
    return HttpResponse.json(state.lines);
  }

  const server = apiServer(
    http.post(at('/auth/guest/request'), () => HttpResponse.json({ guest_id: 700 + (state.guests += 1) })),
    http.get(at('/customer/cart/list'), ({ request: req }) => {
      const body = Object.fromEntries(new URL(req.url).searchParams);
      state.sent.push({ path: 'list', body, at: { module: req.headers.get('moduleId') } });
      return HttpResponse.json(state.lines);
    }),
    http.post(at('/customer/cart/add'), ({ request: req }) =>
      written(req, 'add', (body) => {
        state.lines = [...state.lines, wireLine({ ...body, id: state.lines.length + 100 } as Partial<Wire>)];
      }),
    ),
    http.post(at('/customer/cart/update'), ({ request: req }) =>
      written(req, 'update', (body) => {
        state.lines = state.lines.map((line) =>
          line.id === body.cart_id ? { ...line, price: body.price, quantity: Number(body.quantity) } : line,
        );
      }),
    ),
    http.delete(at('/customer/cart/remove-item'), ({ request: req }) =>
      written(req, 'remove', (body) => {
        state.lines = state.lines.filter(({ id }) => id !== Number(body.cart_id));
      }),
    ),
    http.delete(at('/customer/cart/remove'), ({ request: req }) =>
      written(req, 'clear', () => {
        state.lines = [];
      }),
    ),
    http.get(at('/items/suggested'), ({ request: req }) =>
      HttpResponse.json({
        items: new URL(req.url).searchParams.get('store_id') === '1' ? state.suggested : [],
      }),
    ),
    http.get(at('/stores/details/:id'), () => HttpResponse.json({ id: 1, name: 'Mint Lane Pharmacy', active: 1 })),
  );
  return { server, state };
}

/** A line of food by default. */
export function wireLine(line: Partial<Wire> & { item?: Record<string, unknown> } = {}): Wire {
  const item = {
    id: line.item_id ?? 7,
    name: 'Margherita',
    store_id: 1,
    store_name: 'Coal Yard',
    module_id: 1,
    module_type: 'food',
    price: 10,
    ...line.item,
  };
  return {
    id: 1,
    item_id: item.id,
    item_type: 'App\\Models\\Item',
    module_id: 1,
    price: item.price,
    quantity: 1,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
    ...line,
    item,
  };
}

type Visitor = { config?: Record<string, unknown>; guest_id?: number | null; module_type?: string };

let shop: QueryClient | undefined;

/** Resolves when the shop that was rendered last has sent all changes of the cart. */
export const waitForCart = async () => shop && waitForCartOf(shop);

/** Renders the given part in place of the whole shop: cart, dialogs, toasts, in English. */
export function renderShop(children: ReactNode, { config = {}, guest_id = 5, module_type = 'food' }: Visitor = {}) {
  localStorage.clear();
  forgetToken();
  document.documentElement.lang = 'en';
  if (guest_id !== null) saveGuest(guest_id);
  saveModule(readModule({ id: 1, module_name: module_type, module_type }));
  const page = renderPage(
    <CartProvider>
      {children}
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </CartProvider>,
    { config: { guest_checkout_status: 1, ...config } },
  );
  shop = page.client;
  return page;
}

/** Browser features that jsdom lacks. */
export function completeBrowser(): void {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  // Only the fields that are read.
  window.matchMedia = (media) => ({ ...listening, matches: true, media }) as unknown as MediaQueryList;
}
