// @document
import { act, cleanup, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import Router from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { forgetToken, saveToken } from '@/lib/session';
import { toast } from '@/lib/toast';
import { AskReview } from './ask-review';

const dropped: (string | null)[] = [];
let reminder: object | null;
let asked = 0;
apiServer(
  http.get('*/api/v1/customer/review-reminder', () => {
    asked += 1;
    return reminder ? HttpResponse.json(reminder) : HttpResponse.json({}, { status: 400 });
  }),
  http.get('*/api/v1/customer/review-reminder-cancel', ({ request }) => {
    dropped.push(new URL(request.url).searchParams.get('order_id'));
    return HttpResponse.json('success');
  }),
);

const notify = { success: vi.fn(), failure: vi.fn() };
beforeEach(() => {
  vi.spyOn(toast, 'info').mockResolvedValue();
  reminder = { order_id: 100482, images: [] };
  asked = 0;
  saveToken('a-token');
});
afterEach(() => {
  cleanup();
  forgetToken();
  dropped.length = 0;
  vi.restoreAllMocks();
});

/** Shows a page that asks, until its calls are answered. */
async function show() {
  const { client } = renderPage(<AskReview />, { notify });
  await act(async () => {});
  await waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
}

describe('the question for a review of the last order', () => {
  it('is asked once in a tab, and links to the review page', async () => {
    const push = vi.spyOn(Router, 'push').mockResolvedValue(true);
    await show();
    await waitFor(() => expect(dropped).toEqual(['100482']));
    expect(toast.info).toHaveBeenCalledWith('How was your order #100482?', expect.anything());
    vi.mocked(toast.info).mock.calls[0]?.[1]?.action?.act();
    expect(push).toHaveBeenCalledWith('/rate-and-review/100482');
    cleanup();
    await show();
    expect(toast.info).toHaveBeenCalledOnce();
    expect(asked).toBe(1);
  });

  it.each([
    ['there is nothing to ask', { order_id: null, images: [] }],
    ['an older back end says nothing', []],
    ['the call is refused', null],
  ])('is not asked when %s', async (_when, answer) => {
    reminder = answer;
    await show();
    await waitFor(() => expect(asked).toBe(1));
    expect(toast.info).not.toHaveBeenCalled();
    expect(dropped).toEqual([]);
    expect(notify.failure).not.toHaveBeenCalled();
  });
});
