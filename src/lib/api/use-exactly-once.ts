import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFurther } from '../toast-further';
import { failureText } from './failure-text';

type Options<In> = {
  /** At most one attempt of this name runs at a time, however often a button is pressed. */
  name: string;
  /** Asks what became of an attempt whose outcome is unknown, else starts a new one; null starts none. */
  send: (input: In | null) => Promise<void>;
  /** Whether the outcome of an attempt is unknown; survives a reload. */
  hasPending: () => boolean;
  /** The customer's id, 0 for a guest, null until it is known: another one has other attempts. */
  owner: number | null;
  /** The data on the page may have been stale. */
  onFailure?: () => void;
};

export type ExactlyOnce<In> = {
  is_busy: boolean;
  /** No answer came, so the outcome is unknown and can only be asked for. */
  is_unknown: boolean;
  /** The error text of the last try. */
  refusal: string | null;
  send: (input: In) => void;
  /** Asks what became of the pending attempt. */
  ask: () => void;
};

/** An action that must happen exactly once, however often it is pressed and whatever answers are lost (beyond §4). */
export function useExactlyOnce<In>({ name, send, hasPending, owner, onFailure }: Options<In>): ExactlyOnce<In> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [known, setKnown] = useState(() => ({ owner, is_unknown: hasPending() }));
  if (known.owner !== owner) setKnown({ owner, is_unknown: hasPending() });
  const mutationKey = ['exactly-once', name];
  const { mutate, isPending, error } = useMutation<void, Error, In | null>({
    mutationKey,
    mutationFn: send,
    onError: (failure) => {
      toastFurther(failure);
      onFailure?.();
    },
    onSettled: () => setKnown({ owner, is_unknown: hasPending() }),
    meta: { silent: true },
  });

  function act(input: In | null) {
    if (client.isMutating({ mutationKey }) === 0) mutate(input);
  }

  return {
    is_busy: isPending,
    is_unknown: known.is_unknown,
    refusal: error && failureText(error, t),
    send: act,
    ask: () => act(null),
  };
}
