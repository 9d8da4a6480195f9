// @document
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import Router from 'next/router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n';
import { ar } from '@/i18n/ar';
import { en } from '@/i18n/en';
import { request } from '@/lib/api/browser';
import { createQueryClient } from '@/lib/api/query-client';
import { toast } from '@/lib/toast';
import { askForReview } from './ask-review';

const dropped: (string | null)[] = [];
let reminder: object;
apiServer(
  http.get('*/api/v1/customer/review-reminder', () => HttpResponse.json(reminder)),
  http.get('*/api/v1/customer/review-reminder-cancel', ({ request }) => {
    dropped.push(new URL(request.url).searchParams.get('order_id'));
    return HttpResponse.json('success');
  }),
);

beforeAll(() => {
  globalThis.__i18n = { en: createI18n('en', en), ar: createI18n('ar', ar) };
  document.documentElement.lang = 'en';
});
beforeEach(() => {
  vi.spyOn(toast, 'info').mockResolvedValue();
  reminder = { order_id: 100482, images: [] };
});
afterEach(() => {
  sessionStorage.clear();
  dropped.length = 0;
  vi.restoreAllMocks();
});

describe('the question for a review of the last order', () => {
  it('is asked once, and links to the review page', async () => {
    const push = vi.spyOn(Router, 'push').mockResolvedValue(true);
    await askForReview(createQueryClient(request));
    expect(toast.info).toHaveBeenCalledWith('How was your order #100482?', expect.anything());
    expect(dropped).toEqual(['100482']);
    vi.mocked(toast.info).mock.calls[0]?.[1]?.action?.act();
    expect(push).toHaveBeenCalledWith('/rate-and-review/100482');
    await askForReview(createQueryClient(request));
    expect(toast.info).toHaveBeenCalledOnce();
  });

  it.each([
    ['there is nothing to ask', { order_id: null, images: [] }],
    ['an older back end says nothing', []],
  ])('is not asked when %s', async (_when, answer) => {
    reminder = answer;
    await askForReview(createQueryClient(request));
    expect(toast.info).not.toHaveBeenCalled();
    expect(dropped).toEqual([]);
  });
});
