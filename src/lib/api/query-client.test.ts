import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCategories } from '@/contract/catalogue/category';
import { backEnd } from '@tests/support/back-end';
import { ApiFailure } from './errors';
import { query } from './hooks';
import { runMutation } from './run-mutation';
import { createQueryClient } from './query-client';

const { ask, answers, headers, server } = backEnd({ module_id: 1 });
const options = query(listCategories, {});

describe('[beyond §7] queries of a page during a navigation', () => {
  let becomeIdle: (() => void) | undefined;
  let client = createQueryClient(ask);
  let asked = () => 0;

  beforeEach(() => {
    becomeIdle = undefined;
    vi.stubGlobal('requestIdleCallback', (act: () => void) => (becomeIdle = act));
    answers(listCategories, []);
    client = createQueryClient(ask);
    const before = headers.length;
    asked = () => headers.length - before;
  });
  afterEach(() => vi.unstubAllGlobals());

  const show = () => new QueryObserver(client, options).subscribe(() => {});

  it('are sent at once without cached data', async () => {
    show();
    await vi.waitFor(() => expect(asked()).toBe(1), 10_000);
  });

  it('wait until the page has rendered when the data is only stale', async () => {
    client.setQueryData(options.queryKey, [], { updatedAt: 1 });
    show();
    await vi.waitFor(() => expect(becomeIdle).toBeDefined(), 10_000);
    expect(asked()).toBe(0);
    becomeIdle?.();
    await vi.waitFor(() => expect(asked()).toBe(1), 10_000);
  });

  it('are sent at once after an invalidation', async () => {
    client.setQueryData(options.queryKey, []);
    show();
    void client.invalidateQueries(options);
    await vi.waitFor(() => expect(asked()).toBe(1), 10_000);
    expect(becomeIdle).toBeUndefined();
  });
});

describe('[beyond §3] offline', () => {
  const lost = () => Promise.reject(new ApiFailure(0, [{ code: '', message: '' }]));
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  it('a mutation fails at once with a message, instead of being sent later', async () => {
    const failure = vi.fn();
    const client = createQueryClient(lost, { success: () => {}, failure });
    const sent = client.getMutationCache().build(client, { mutationFn: lost }).execute(undefined);
    await expect(sent).rejects.toMatchObject({ status: 0 });
    expect(failure).toHaveBeenCalledOnce();
  });

  it('the variables of a mutation are cleared soon after the answer', async () => {
    vi.useFakeTimers();
    const client = createQueryClient(lost);
    const sent = runMutation(client, { mutationFn: (_password: string) => Promise.resolve(1) }, 'secret');
    await vi.advanceTimersByTimeAsync(0);
    expect(await sent).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(client.getMutationCache().getAll()).toEqual([]);
    vi.useRealTimers();
  });

  it('a query fails instead of hanging, and is refetched on reconnect', async () => {
    let has_connection = false;
    answers(listCategories, []);
    const client = createQueryClient((...call) => (has_connection ? ask(...call) : lost()));
    client.mount();
    const shown = new QueryObserver(client, { ...options, retry: false });
    const end = shown.subscribe(() => {});
    await vi.waitFor(() => expect(shown.getCurrentResult().isError).toBe(true), 10_000);
    has_connection = true;
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual([]), 10_000);
    end();
    client.unmount();
  });
});

describe('a back end that is temporarily unavailable', () => {
  const busy = new ApiFailure(503, [{ code: 'unavailable', message: '' }], {}, 4000);
  afterEach(() => void vi.useRealTimers());

  it('is retried for queries, after the requested delay', async () => {
    vi.useFakeTimers();
    const send = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue([]);
    const shown = createQueryClient(send).fetchQuery(options);
    await vi.advanceTimersByTimeAsync(3999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect(await shown).toEqual([]);
  });

  it('is not retried when the delay is minutes', async () => {
    const send = vi.fn().mockRejectedValue(new ApiFailure(503, busy.errors, {}, 60_000));
    await expect(createQueryClient(send).fetchQuery(options)).rejects.toMatchObject({ code: 'unavailable' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('states the delay in its answer', async () => {
    const at = (seconds: string) => new HttpResponse('{}', { status: 503, headers: { 'Retry-After': seconds } });
    for (const [told, ms] of [
      ['4', 4000],
      ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
    ] as const) {
      server.use(http.get('*/api/v1/categories', () => at(told)));
      await expect(ask(listCategories, {})).rejects.toMatchObject({ status: 503, wait_ms: ms });
    }
  });
});
