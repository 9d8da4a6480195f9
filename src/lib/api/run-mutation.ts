import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';

/** Runs a mutation where no component waits for the answer. */
export function runMutation<Out, In, Kept>(
  client: QueryClient,
  options: MutationObserverOptions<Out, Error, In, Kept>,
  input: In,
): Promise<Out> {
  const observer = new MutationObserver(client, options);
  return observer.mutate(input).finally(() => observer.reset());
}
