// @document
import { act, renderHook } from '@testing-library/react';
import { RouterContext } from '@tests/support/router-context';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useAddress } from './use-address';

it('[HOME-15] counts what was chosen before the address has followed, and loses no quick second choice', () => {
  const replace = vi.fn();
  const router = { isReady: true, asPath: '/home?search=tea&sort=low', query: { search: 'tea', sort: 'low' }, replace };
  // The hook reads these of the router only.
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext.Provider value={router as unknown as NextRouter}>{children}</RouterContext.Provider>
  );
  const { result } = renderHook(() => useAddress(), { wrapper });
  act(() => result.current[1]({ filter: 'halal' }));
  expect(result.current[0]).toEqual({ search: 'tea', sort: 'low', filter: 'halal' });
  act(() => result.current[1]({ sort: '' }));
  expect(result.current[0]).toEqual({ search: 'tea', filter: 'halal' });
  expect(replace).toHaveBeenLastCalledWith('/home?search=tea&filter=halal', undefined, expect.anything());
});
