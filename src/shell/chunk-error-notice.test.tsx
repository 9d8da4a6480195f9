// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import Router from 'next/router';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { dismissChunkError, retryChunks, watchLostParts } from '@/lib/chunk-retry';
import { importPart } from '@/lib/import-part';
import { QuantityStepper } from '@/ui/controls/quantity-stepper';
import { ChunkErrorNotice } from './chunk-error-notice';

const script = '/_next/static/chunks/cart.1a2b3c.js';
const server = apiServer();
const reload = vi.spyOn(Router, 'reload').mockImplementation(() => {});
/** The browser's result for the script; `import()` itself is provided by the bundler. */
let fetched: () => Promise<unknown>;

/** The error as bundlers throw it. */
const lost = () => Promise.reject(new Error(`Loading chunk 7 failed.\n(error: http://localhost${script})`));

/** Loads a chunk of the shop. */
function askFor(): { came: ReturnType<typeof vi.fn>; failed: ReturnType<typeof vi.fn> } {
  const told = { came: vi.fn(), failed: vi.fn() };
  void importPart(() => fetched()).then(told.came, told.failed);
  return told;
}

/** The server's status for the script. */
const answers = (status: number) => server.use(http.head(`*${script}`, () => new HttpResponse(null, { status })));
const unreachable = () => server.use(http.head(`*${script}`, () => HttpResponse.error()));
const notice = () => screen.findByRole('alert');

function Stepper() {
  const [quantity, setQuantity] = useState(1);
  const labels = { quantity: 'Quantity', increase: 'Increase', decrease: 'Decrease' };
  return <QuantityStepper quantity={quantity} onChange={setQuantity} labels={labels} />;
}

beforeAll(() => {
  watchLostParts();
});
beforeEach(() => {
  fetched = lost;
  reload.mockClear();
  history.replaceState(null, '', '/home');
});
afterEach(async () => {
  fetched = () => Promise.resolve();
  act(retryChunks);
  act(dismissChunkError);
  cleanup();
  document.querySelector('[role="dialog"]')?.remove();
  await act(async () => {});
});
afterAll(() => {
  reload.mockRestore();
});

describe('[beyond §2.22] a chunk that cannot be loaded', () => {
  it.each(['en', 'ar'] as const)('is asked for again by a press, and what wanted it goes on (%s)', async (language) => {
    const [said, again] = {
      en: ['No connection. Please check your network and try again.', 'Try again'] as const,
      ar: ['لا يوجد اتصال. تحقق من الشبكة وحاول مرة أخرى.', 'حاول مرة أخرى'] as const,
    }[language];
    unreachable();
    renderPage(<ChunkErrorNotice />, { language });
    const part = askFor();
    expect((await notice()).textContent).toContain(said);
    await userEvent.click(screen.getByRole('button', { name: again }));
    // Still offline.
    expect((await notice()).textContent).toContain(said);
    fetched = () => Promise.resolve();
    await userEvent.click(screen.getByRole('button', { name: again }));
    await waitFor(() => expect(part.came).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is retried when the network is back', async () => {
    unreachable();
    renderPage(<ChunkErrorNotice />);
    const parts = [askFor(), askFor()];
    await notice();
    fetched = () => Promise.resolve();
    act(() => void window.dispatchEvent(new Event('online')));
    for (const { came } of parts) await waitFor(() => expect(came).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is retried when the network is back shortly after the browser reports it', async () => {
    answers(200);
    renderPage(<ChunkErrorNotice />);
    const part = askFor();
    await notice();
    fetched = () => Promise.resolve();
    await waitFor(() => expect(part.came).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows no notice when it loads during the check', async () => {
    let answer = () => {};
    const asked = new Promise<void>((isAsked) =>
      server.use(
        http.head(`*${script}`, async () => {
          isAsked();
          await new Promise<void>((go) => (answer = go));
          return HttpResponse.error();
        }),
      ),
    );
    const looked = vi.spyOn(globalThis, 'fetch');
    renderPage(<ChunkErrorNotice />);
    const part = askFor();
    await asked;
    fetched = () => Promise.resolve();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(part.came).toHaveBeenCalledOnce());
    await act(async () => {
      answer();
      await Promise.allSettled(looked.mock.results.map(({ value }) => value as Promise<Response>));
    });
    expect(screen.queryByRole('alert')).toBeNull();
    looked.mockRestore();
  });

  it('is not mistaken for a new build while the shop is starting', async () => {
    answers(502);
    renderPage(<ChunkErrorNotice />);
    askFor();
    expect((await notice()).textContent).toContain('No connection');
    expect(reload).not.toHaveBeenCalled();
  });

  it('can be done without', async () => {
    unreachable();
    renderPage(<ChunkErrorNotice />);
    askFor();
    await notice();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose module throws rejects', async () => {
    fetched = () => Promise.reject(new Error('of its own'));
    const { failed } = askFor();
    await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  });
});

describe('[beyond §2.22] a chunk of an old build', () => {
  beforeEach(() => answers(404));

  it('reloads the page, once for each build', async () => {
    renderPage(<ChunkErrorNotice />);
    askFor();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    // The reload did not help: the page is of the same build.
    askFor();
    expect((await notice()).textContent).toContain('The shop has been renewed. Reload the page to go on.');
    expect(reload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('asks first where something has been typed on this page', async () => {
    renderPage(
      <>
        <input aria-label="Note" />
        <ChunkErrorNotice />
      </>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'No onions');
    askFor();
    await notice();
    expect(reload).not.toHaveBeenCalled();
    // On another page the typed text no longer matters.
    history.replaceState(null, '', '/categories');
    askFor();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each([
    [
      '/product/shoe',
      'by its buttons',
      (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Increase' })),
    ],
    [
      '/product/boot',
      'by the arrows of its keys',
      (user: UserEvent) => user.type(screen.getByRole('spinbutton'), '{ArrowUp}'),
    ],
  ])('asks first at %s where a quantity was changed %s alone', async (path, _, change) => {
    history.replaceState(null, '', path);
    renderPage(
      <>
        <Stepper />
        <ChunkErrorNotice />
      </>,
    );
    await change(userEvent.setup());
    askFor();
    await notice();
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('02');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not ask after a change on a card, which the cart saves', async () => {
    history.replaceState(null, '', '/store/shoes');
    renderPage(
      <article>
        <Stepper />
      </article>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
    askFor();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each(['/checkout', '/ar/rental/checkout'])('asks first at %s', async (path) => {
    history.replaceState(null, '', `${path}?page=cart`);
    renderPage(<ChunkErrorNotice />, { language: path.startsWith('/ar') ? 'ar' : 'en' });
    askFor();
    await notice();
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks first while a dialog is open', async () => {
    renderPage(<ChunkErrorNotice />);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    askFor();
    await notice();
    expect(reload).not.toHaveBeenCalled();
  });
});
