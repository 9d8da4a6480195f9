import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import Router from 'next/router';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { openAuth } from '@/features/auth/open-auth';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { forgetToken } from '@/lib/session';
import { apiServer } from '../api-server';
import { renderPage } from '../render-page';
import { writeInto } from '../write';

type Answer = { status?: number; body: JsonBodyType };

/** The calls sent, in order: the path below /api/v1 and the body. */
const sent: { path: string; body: Record<string, unknown>; authorization: string | null }[] = [];
const server = apiServer();
const base = `${window.location.origin}/api/v1`;

/** Renders the sign-in modal in a page, with a stubbed back end; returns the tools of the tests. */
export function authRoom() {
  // Transforming the modal's modules may take longer than a test waits while other files load theirs.
  beforeAll(async () => void (await import('@/features/auth/auth-modal')), 60_000);
  beforeEach(() => {
    localStorage.setItem('guest_id', '77');
    forgetToken();
    sent.length = 0;
    vi.spyOn(Router, 'push').mockResolvedValue(true);
    // No provider is configured; not recorded in `sent`.
    server.use(http.get(`${base}/web-services`, () => HttpResponse.json({})));
    // Requests that follow a sign-in.
    answers('/customer/info', { body: { id: 1, f_name: 'Noor', l_name: 'Alsari' } });
    answers('/customer/wish-list', { body: { item: [], store: [] } });
    answers('/customer/cart/list', { body: [] });
    answers('/customer/cart/get-all', { body: [] });
    answers('/rental/user/cart/get-cart', { body: { carts: [], user_data: [] } });
  });
  afterEach(() => {
    act(closeDialogs);
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return { answers, bodyOf, openModal, press, refusal, sent, signedIn, ways, write };
}

/** The answers of a call, one after another; the last one repeats. */
function answers(path: string, ...them: Answer[]): void {
  const left = [...them];
  server.use(
    http.all(`${base}${path}`, async ({ request }) => {
      const text = await request.text();
      const authorization = request.headers.get('authorization');
      sent.push({ path, body: text ? JSON.parse(text) : {}, authorization });
      const { status = 200, body } = (left.length > 1 ? left.shift() : left[0]) ?? { body: {} };
      return HttpResponse.json(body, { status });
    }),
  );
}

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { errors: [{ code, message }] },
});

/** An answer of the login calls, complete unless `change` overrides it. */
const signedIn = (change: Record<string, unknown> = {}): Answer => ({
  body: {
    token: 'fresh-token',
    is_phone_verified: 1,
    is_email_verified: 1,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: 'manual',
    email: null,
    ...change,
  },
});

/** The enabled ways of signing in. */
const ways = (otp: number, manual: number, social: number, more: object = {}) => ({
  business_name: 'Medina',
  country: 'US',
  centralize_login: {
    otp_login_status: otp,
    manual_login_status: manual,
    social_login_status: social,
    google_login_status: 1,
    facebook_login_status: 1,
    apple_login_status: 1,
  },
  social_login: [
    { login_medium: 'google', status: true },
    { login_medium: 'facebook', status: true },
  ],
  apple_login: [{ status: true, client_id: 'shop', redirect_url_react: 'https://shop.example' }],
  ...more,
});

type Opening = { config?: object; mode?: string; language?: 'en' | 'ar'; goOn?: () => unknown };

function openModal({ config = ways(0, 1, 0), mode = 'sign-in', language = 'en', goOn }: Opening = {}) {
  const page = renderPage(<DialogHost />, { config, language });
  const result = openAuth(mode, goOn);
  return { ...page, result };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function write(label: string | RegExp, text: string): Promise<void> {
  await writeInto(await screen.findByLabelText(label, { selector: 'input' }), text);
}
const bodyOf = (path: string) => sent.filter((request) => request.path === path).at(-1)?.body;
