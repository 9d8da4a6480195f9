// @document
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { lazyForm } from './lazy-form';

afterEach(cleanup);

const Form = lazyForm(
  () => import('../overlay/button').then((mod) => mod.Button),
  () => <p>One moment</p>,
);

it.each([
  ['en', 'mui-'],
  ['ar', 'muirtl-'],
] as const)(
  '[beyond §7] a form comes with MUI in the direction of the page, after its place: %s',
  async (language, cache) => {
    const first: (string | null)[] = [];
    renderPage(<Form>Save</Form>, { language, before: (page) => first.push(page.textContent) });
    expect(first).toEqual(['One moment']);
    const button = await screen.findByRole('button', { name: 'Save' });
    // Styles of MUI components outside of `OverlayRoot` have the prefix `css-`: they are in no cascade layer and not
    // mirrored.
    expect(button.className).toMatch(new RegExp(`(^| )${cache}`));
    expect(button.className).not.toMatch(/(^| )css-/);
    expect(screen.queryByText('One moment')).toBeNull();
  },
);
