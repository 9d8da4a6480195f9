// @vitest-environment jsdom
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getWishlist } from '@/contract/wishlist';
import { query } from './hooks';
import { createQueryClient } from './query-client';
import type { Request } from './request';

afterEach(cleanup);

function Favourites() {
  const { data } = useQuery(query(getWishlist, {}));
  const { mutate } = useMutation({ mutationFn: () => Promise.resolve(), meta: { refetch: [getWishlist] } });
  return <button onClick={() => mutate()}>{data ? JSON.stringify(data) : 'unknown'}</button>;
}

it('[WISH-01] reads a list again that has changed while its first answer was on the way', async () => {
  const answers: ((value: unknown) => void)[] = [];
  // The test answers by itself, whatever is asked for.
  const request = (() => new Promise((resolve) => answers.push(resolve))) as Request;
  render(
    <QueryClientProvider client={createQueryClient(request)}>
      <Favourites />
    </QueryClientProvider>,
  );
  await act(async () => screen.getByRole('button').click());
  await act(async () => answers[0]?.('before'));
  expect(answers).toHaveLength(2);
  await act(async () => answers[1]?.('after'));
  expect(await screen.findByText('"after"')).toBeTruthy();
});
