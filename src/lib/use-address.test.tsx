// @document
import { act, renderHook } from '@testing-library/react';
import { RouterProvider, setRouter } from '@tests/support/router';
import { expect, it, vi } from 'vitest';
import { useAddress } from './use-address';

it('[HOME-15] applies a choice before the URL has changed, and loses no quick second choice', () => {
  const replace = vi.fn();
  setRouter({ asPath: '/home?search=tea&sort=low', query: { search: 'tea', sort: 'low' }, replace });
  const { result } = renderHook(() => useAddress(), { wrapper: RouterProvider });
  act(() => result.current[1]({ filter: 'halal' }));
  expect(result.current[0]).toEqual({ search: 'tea', sort: 'low', filter: 'halal' });
  act(() => result.current[1]({ sort: '' }));
  expect(result.current[0]).toEqual({ search: 'tea', filter: 'halal' });
  expect(replace).toHaveBeenLastCalledWith('/home?search=tea&filter=halal', undefined, expect.anything());
});
