// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, describe, expect, it } from 'vitest';
import { Toaster } from '@/ui/status/toaster';
import { renderPage } from '@tests/support/render-page';
import { NewsletterForm } from './newsletter-form';

const server = apiServer();
afterEach(cleanup);

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

describe('the newsletter', () => {
  it.each(['', 'noor', 'noor@', 'noor@medina', 'a b@medina.example'])(
    '[NEWS-01] [NEWS-02] refuses "%s", says why and focuses the field',
    async (entry) => {
      renderPage(<NewsletterForm />);
      if (entry) await userEvent.type(email(), entry);
      await send();
      expect(await screen.findByText('Please insert a valid email.')).toBe(screen.getByRole('alert'));
      expect(email().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(email());
    },
  );

  it('[NEWS-03] sends the address, shows the answer and clears the field', async () => {
    let sent: unknown;
    server.use(
      http.post(`${window.location.origin}/api/v1/newsletter/subscribe`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ message: 'Email subscribed' });
      }),
    );
    renderPage(
      <>
        <NewsletterForm />
        <Toaster dismissLabel="Dismiss" />
      </>,
    );
    await userEvent.type(email(), ' noor@medina.example ');
    await send();
    await waitFor(() => expect(email().value).toBe(''));
    expect(sent).toEqual({ email: 'noor@medina.example' });
    expect(await screen.findByText('Email subscribed')).toBeTruthy();
  });
});
