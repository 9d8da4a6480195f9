// @document
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { invalidateCalls } from './invalidate';

const saved = { path: '/customer/wish-list' };

it('[WISH-01] a first fetch that is running during a save is restarted', async () => {
  const client = new QueryClient();
  const answers: ((list: string) => void)[] = [];
  const ask = () => new Promise<string>((answer) => answers.push(answer));
  function Badge() {
    return <p>{useQuery({ queryKey: [saved.path], queryFn: ask }).data ?? 'unknown'}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <Badge />
    </QueryClientProvider>,
  );
  const waiting = client.ensureQueryData({ queryKey: [saved.path], queryFn: ask });
  await act(async () => {
    const done = invalidateCalls(client, saved);
    answers[1]?.('with it');
    answers[0]?.('without it');
    await done;
  });
  expect(await screen.findByText('with it')).toBeTruthy();
  expect(await waiting).toBe('with it');
});
