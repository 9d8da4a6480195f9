import { mutationOptions, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { ensureOwner } from './guest';
import { request } from './browser';
import type { PageMarket } from '../page-market';
import { invalidate } from './invalidate';
import { queueKey } from './queue-state';

/** Mutations whose answer is the whole resource, as for carts. */

export type Owner = { guest_id?: number };

export type Write<Whole> = {
  /** Of several waiting writes with the same name, only the last is sent. */
  name?: string;
  /** The optimistic change of the whole, shown until the server answers. */
  optimistic?: (whole: Whole) => Whole;
  /** The market that it is for, if that may be another one by the time it is sent. */
  market?: PageMarket;
  send: Send<Whole>;
};

/** `market` is that of the write. */
export type Send<Whole> = (owner: Owner, market?: PageMarket) => Promise<Whole>;

/** A write by a call that answers the whole. */
export function writeBy<In, Whole>(
  endpoint: Endpoint<In, Whole>,
  input: (owner: Owner) => In,
  more: Omit<Write<Whole>, 'send'> = {},
): Write<Whole> {
  return { ...more, send: (owner, market) => request(endpoint, input(owner), { market }) };
}

const moduleOf = (write?: Pick<Write<never>, 'market'>) => write?.market?.module_id;

/** Shared by the writes that wait together: `confirmed` is the server's last answer, for a rollback. */
type Run<Whole> = { queryKey: QueryKey; confirmed: Whole | undefined };

/**
 * Options of a mutation whose writes are optimistic and sent one after another; the last answer counts. The caller
 * shows failures. `keyNow` is the query key of the whole for the current owner, in this market or the current one.
 */
export function queuedWrites<Whole>(scope: string, keyNow: (market?: PageMarket) => QueryKey) {
  const runs = new WeakMap<Write<Whole>, Run<Whole>>();

  /** The writes to the same whole that wait or are under way. */
  const pending = (client: QueryClient, but: Write<Whole>) =>
    client
      .getMutationCache()
      .findAll({ mutationKey: queueKey(scope), exact: true, status: 'pending' })
      // All mutations under this key were made with these options.
      .map((mutation) => mutation as Mutation<unknown, Error, Write<Whole>, Run<Whole>>)
      .filter(({ state: { variables } }) => variables !== but && moduleOf(variables) === moduleOf(but));

  /** The whole after all waiting writes. */
  const withPending = (client: QueryClient, but: Write<Whole>, whole: Whole) =>
    pending(client, but).reduce((shown, { state }) => state.variables?.optimistic?.(shown) ?? shown, whole);

  return mutationOptions<{ queryKey: QueryKey; whole: Whole } | null, Error, Write<Whole>, Run<Whole>>({
    mutationKey: queueKey(scope),
    scope: { id: scope },
    meta: { silent: true },

    onMutate(write, { client }) {
      const queryKey = keyNow(write.market);
      // A query that began before this write must not overwrite it.
      void client.cancelQueries({ queryKey });
      const known = client.getQueryData<Whole>(queryKey);
      if (known !== undefined && write.optimistic) client.setQueryData<Whole>(queryKey, write.optimistic(known));
      const first = pending(client, write)[0]?.state.variables;
      const run = (first && runs.get(first)) ?? { queryKey, confirmed: known };
      runs.set(write, run);
      return run;
    },

    async mutationFn(write, { client }) {
      if (write.name && pending(client, write).some(({ state }) => state.variables?.name === write.name)) return null;
      const owner = await ensureOwner();
      const queryKey = keyNow(write.market);
      return { queryKey, whole: await write.send(owner, write.market) };
    },

    onSuccess(answer, write, run, { client }) {
      if (!answer) return;
      const { queryKey, whole } = answer;
      run.confirmed = whole;
      void client.cancelQueries({ queryKey });
      client.setQueryData<Whole>(queryKey, withPending(client, write, whole));
    },

    onError(_error, write, run, { client }) {
      if (run?.confirmed !== undefined) {
        client.setQueryData<Whole>(run.queryKey, withPending(client, write, run.confirmed));
      }
      // The answers of the writes that still wait will hold the whole, too.
      if (pending(client, write).length === 0) void invalidate(client, { queryKey: keyNow().slice(0, 1) });
    },
  });
}
