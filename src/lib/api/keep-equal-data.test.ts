import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keepEqualData } from './keep-equal-data';

/** The state that a page brings with these answers. */
function pageWith(answers: Record<string, unknown>, updatedAt: number) {
  const server = new QueryClient();
  for (const [path, data] of Object.entries(answers)) server.setQueryData([path], data, { updatedAt });
  return dehydrate(server);
}

describe('[beyond §7] the answers of the next page', () => {
  it('keep their identity when they are equal to those at hand, so that nothing renders again', () => {
    const client = new QueryClient();
    hydrate(client, pageWith({ '/config': { name: 'Medina', zones: [1, 2] } }, 1));
    const shown = client.getQueryData(['/config']);
    hydrate(client, keepEqualData(client, pageWith({ '/config': { name: 'Medina', zones: [1, 2] }, '/store': 7 }, 2)));
    expect(client.getQueryData(['/config'])).toBe(shown);
    expect(client.getQueryState(['/config'])?.dataUpdatedAt).toBe(2);
    expect(client.getQueryData(['/store'])).toBe(7);
  });

  it('replace those that differ', () => {
    const client = new QueryClient();
    hydrate(client, pageWith({ '/config': { name: 'Medina', zones: [1, 2] } }, 1));
    hydrate(client, keepEqualData(client, pageWith({ '/config': { name: 'Medina', zones: [1] } }, 2)));
    expect(client.getQueryData(['/config'])).toEqual({ name: 'Medina', zones: [1] });
  });
});
