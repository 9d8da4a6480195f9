import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import Router from 'next/router';
import { afterEach, beforeEach, vi } from 'vitest';
import { openAuth } from '@/features/auth/open-auth';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { forgetToken } from '@/lib/session';
import { apiServer } from '../api-server';
import { renderPage } from '../render-page';
import { writeInto } from '../write';

type Answer = { status?: number; body: JsonBodyType };

/** What was sent, in order: the call's path below /api/v1 and its body. */
const sent: { path: string; body: Record<string, unknown>; authorization: string | null }[] = [];
const server = apiServer();
const base = `${window.location.origin}/api/v1`;

/** The modal in a page, in front of a back end that answers what a test says; answers what tests work with. */
export function authRoom() {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('guest_id', '77');
    forgetToken();
    sent.length = 0;
    vi.spyOn(Router, 'push').mockResolvedValue(true);
    // No provider is set up; not among what was sent.
    server.use(http.get(`${base}/web-services`, () => HttpResponse.json({})));
    // What is fetched for whoever has signed in.
    answers('/customer/info', { body: { id: 1, f_name: 'Noor', l_name: 'Alsari' } });
    answers('/customer/wish-list', { body: { item: [], store: [] } });
    answers('/customer/cart/list', { body: [] });
  });
  afterEach(() => {
    act(closeDialogs);
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return { answers, bodyOf, openModal, press, refusal, sent, signedIn, ways, write };
}

/** The answers of a call, one after the other; the last one stays. */
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

/** An answer of the login family, complete unless `change` says otherwise. */
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

/** Which ways of signing in are on. */
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
const bodyOf = (path: string) => sent.filter((it) => it.path === path).at(-1)?.body;
