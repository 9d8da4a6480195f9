// @document
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscribe } from '@/contract/catalogue/content';
import { createI18n } from '@/i18n';
import { ar } from '@/i18n/ar';
import { en } from '@/i18n/en';
import { request } from '@/lib/api/browser';
import { createQueryClient } from '@/lib/api/query-client';
import { Toaster } from '@/ui/status/toaster';
import { notify } from './notify';

const asked: string[] = [];
let answer: () => Response;
apiServer(
  http.post('*', ({ request: { url } }) => {
    asked.push(new URL(url).pathname);
    return answer();
  }),
);
const client = createQueryClient(request, notify);
const refuse = (messages: string[]) => () =>
  HttpResponse.json({ errors: messages.map((message) => ({ code: 'of_its_own', message })) }, { status: 403 });

/** The mutation as `useCall` creates it. */
async function send() {
  const call = client.getMutationCache().build(client, { mutationFn: () => request(subscribe, { email: 'a@b.co' }) });
  await act(() => call.execute(undefined).catch(() => {}));
}
const told = () => [...document.querySelectorAll('[role=alert] > div')].map((element) => element.textContent);

beforeAll(() => {
  document.documentElement.lang = 'en';
  globalThis.__i18n = { en: createI18n('en', en), ar: createI18n('ar', ar) };
});
beforeEach(() => void render(<Toaster dismissLabel="Dismiss" />));
afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
});

describe('a refusal of the back end', () => {
  it('[HDR-02] [HDR-16] is shown with its own message, whatever it forbids', async () => {
    answer = refuse(['Only customers of the harbour may do this']);
    await send();
    expect(await screen.findByText('Only customers of the harbour may do this')).toBeTruthy();
    expect(asked.at(-1)).toBe('/api/v1/newsletter/subscribe');
  });

  it('[HDR-13] does not stack with itself, and each message of a list stands alone', async () => {
    answer = refuse(['Too early', 'Too far']);
    await send();
    await send();
    await waitFor(() => expect(told().toSorted()).toEqual(['Too early', 'Too far']));
  });

  it('[HDR-16] without words is told in ours', async () => {
    answer = () => HttpResponse.json({}, { status: 403 });
    await send();
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeTruthy();
  });
});
