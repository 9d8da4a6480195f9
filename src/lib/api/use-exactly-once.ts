import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFurther } from '../toast-further';
import { failureText } from './failure-text';

type Options<In> = {
  /** One act of this name at a time, whatever is pressed how often. */
  name: string;
  /** Sends the attempt whose outcome is not known, else begins one; with null there is nothing to begin. */
  send: (input: In | null) => Promise<void>;
  /** Whether an attempt was sent whose outcome is not known, over a reload as well. */
  hasPending: () => boolean;
  /** What the page shows may have been out of date. */
  onFailure?: () => void;
};

export type ExactlyOnce<In> = {
  is_busy: boolean;
  /** No answer came, so nobody knows whether it was done: it can only be asked about. */
  is_unknown: boolean;
  /** Why the last try failed, in words. */
  refusal: string | null;
  send: (input: In) => void;
  /** Sends the pending attempt once more, with its own key. */
  ask: () => void;
};

/** Something that must be done once, however often it is pressed and whatever gets lost (beyond §4). */
export function useExactlyOnce<In>({ name, send, hasPending, onFailure }: Options<In>): ExactlyOnce<In> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [is_unknown, setUnknown] = useState(hasPending);
  const mutationKey = ['exactly-once', name];
  const { mutate, isPending, error } = useMutation<void, Error, In | null>({
    mutationKey,
    mutationFn: send,
    onError: (failure) => {
      toastFurther(failure);
      onFailure?.();
    },
    onSettled: () => setUnknown(hasPending()),
    meta: { silent: true },
  });

  function act(input: In | null) {
    if (client.isMutating({ mutationKey }) === 0) mutate(input);
  }

  return {
    is_busy: isPending,
    is_unknown,
    refusal: error && failureText(error, t),
    send: act,
    ask: () => act(null),
  };
}
