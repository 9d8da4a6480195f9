import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { afterSignIn } from './after-sign-in';
import type { Arrival } from './use-auth-flow';

/** What follows a sign-in, also when the modal has closed. */
export function useAfterSignIn(): (arrival: Arrival) => Promise<void> {
  const client = useQueryClient();
  const { t } = useTranslation();
  return (arrival) => afterSignIn(arrival, client, t);
}
