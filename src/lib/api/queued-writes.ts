import { mutationOptions, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { ensureOwner } from './guest';
import { request } from './browser';
import { invalidate } from './invalidate';
import { queueKey } from './queue-state';

/** Mutations whose answer is the whole resource, as for carts. */

export type Owner = { guest_id?: number };

export type Write<Whole> = {
  /** Of several waiting writes with the same name, only the last is sent. */
  name?: string;
  /** The optimistic change of the whole, shown until the server answers. */
  optimistic?: (whole: Whole) => Whole;
  send: (owner: Owner) => Promise<Whole>;
};

/** A write by a call that answers the whole. */
export function writeBy<In, Whole>(
  endpoint: Endpoint<In, Whole>,
  input: (owner: Owner) => In,
  more: Omit<Write<Whole>, 'send'> = {},
): Write<Whole> {
  return { ...more, send: (owner) => request(endpoint, input(owner)) };
}

/** Shared by the writes that wait together: `confirmed` is the server's last answer, for a rollback. */
type Run<Whole> = { queryKey: QueryKey; confirmed: Whole | undefined };

/**
 * Options of a mutation whose writes are optimistic and sent one after another; the last answer counts. The caller
 * shows failures. `keyNow` is the query key of the whole for the current owner.
 */
export function queuedWrites<Whole>(scope: string, keyNow: () => QueryKey) {
  const runs = new WeakMap<Write<Whole>, Run<Whole>>();

  const pending = (client: QueryClient, but: Write<Whole>) =>
    client
      .getMutationCache()
      .findAll({ mutationKey: queueKey(scope), exact: true, status: 'pending' })
      // All mutations under this key were made with these options.
      .map((mutation) => mutation as Mutation<unknown, Error, Write<Whole>, Run<Whole>>)
      .filter(({ state }) => state.variables !== but);

  /** The whole after all waiting writes. */
  const withPending = (client: QueryClient, but: Write<Whole>, whole: Whole) =>
    pending(client, but).reduce((shown, { state }) => state.variables?.optimistic?.(shown) ?? shown, whole);

  return mutationOptions<{ queryKey: QueryKey; whole: Whole } | null, Error, Write<Whole>, Run<Whole>>({
    mutationKey: queueKey(scope),
    scope: { id: scope },
    meta: { silent: true },

    onMutate(write, { client }) {
      const queryKey = keyNow();
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
      const queryKey = keyNow();
      return { queryKey, whole: await write.send(owner) };
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
