// @document
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { forgetAccount } from '@/lib/forget-account';
import { CookieNotice } from './cookie-notice';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const text = 'We keep your cart in this browser.';
const open = (cookies_text = text) => renderPage(<CookieNotice />, { config: { cookies_text } });
const idle = () => new Promise((done) => setTimeout(done, 30));

it('[ROUTE-02] the notice about cookies is not part of the page that the server renders', async () => {
  let rendered: string | null = null;
  renderPage(<CookieNotice />, { config: { cookies_text: text }, before: (page) => (rendered = page.textContent) });
  expect(rendered).toBe('');
  expect(await screen.findByText(text)).toBeTruthy();
});

it('[ROUTE-02] the notice about cookies is put away for ever, also where an account is deleted', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'About cookies' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText(text)).toBeNull();
  cleanup();
  forgetAccount();
  open();
  await idle();
  expect(screen.queryByText(text)).toBeNull();
});

it('[ROUTE-02] a market that says nothing about cookies shows no notice', async () => {
  open('');
  await idle();
  expect(screen.queryByRole('region')).toBeNull();
});
