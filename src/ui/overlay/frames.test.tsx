// @document
import { cleanup, fireEvent, render as renderBare, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n';
import { en } from '@/i18n/en';
import { waitForLayers } from '../popups/back-button';
import { Toaster } from '../status/toaster';
import { toast } from 'react-hot-toast/headless';
import { ConfirmDialog } from './confirm-dialog';
import { Drawer } from './drawer';
import { Modal } from './modal';

const i18n = createI18n('en', en);

const render = (ui: ReactNode) =>
  renderBare(ui, { wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> });

function Cart() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Cart
      </button>
      {isOpen && (
        <Drawer title="Shopping Cart" onClose={() => setIsOpen(false)}>
          Lines
        </Drawer>
      )}
    </>
  );
}

const drawer = () => screen.queryByRole('dialog', { name: 'Shopping Cart' });
const cartButton = () => screen.getByRole('button', { name: 'Cart', hidden: true });
const layer = () => (history.state as { layer?: number } | null)?.layer ?? 0;

async function open() {
  render(<Cart />);
  await userEvent.click(cartButton());
  await waitFor(() => expect(layer()).toBe(1));
}

async function expectClosed() {
  await waitFor(() => expect(drawer()).toBeNull());
  await waitFor(() => expect(layer()).toBe(0));
}

/** The backdrop of the topmost dialog. */
const scrim = () => [...document.querySelectorAll('.MuiBackdrop-root')].at(-1)!;

describe('a drawer', () => {
  afterEach(cleanup);

  it('gives the focus to the field that asks for it, before the title', () => {
    render(
      <Modal title="Code" onClose={() => {}}>
        <input aria-label="Digits" data-autofocus />
      </Modal>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Digits'));
  });

  it('gives the focus to its title where nothing asks for it', async () => {
    await open();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shopping Cart' }));
  });

  it('[beyond §4.2] is modal, hides and locks the page, and gives the focus back', async () => {
    await open();
    expect(drawer()?.getAttribute('aria-modal')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Cart' })).toBeNull();
    expect(document.body.style.overflow).toBe('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
    expect(document.activeElement).toBe(cartButton());
    expect(screen.getByRole('button', { name: 'Cart' })).toBeTruthy();
    expect(document.body.style.overflow).toBe('');
  });

  it('[beyond §4.2] closes by Escape', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  it('[beyond §4.2] closes by a press on the scrim, not by one inside', async () => {
    await open();
    await userEvent.click(screen.getByText('Lines'));
    expect(drawer()).not.toBeNull();
    fireEvent.click(scrim());
    await expectClosed();
  });

  it('[beyond §4.2] closes by the Back button, and the page stays', async () => {
    const address = location.href;
    await open();
    history.back();
    await expectClosed();
    expect(location.href).toBe(address);
  });

  it('[beyond §4.2] closes by the Back button before the drawer that it stands on', async () => {
    function Clearing() {
      const [isOpen, setIsOpen] = useState(true);
      return isOpen && <ConfirmDialog title="Clear?" confirmLabel="Yes" onAnswer={() => setIsOpen(false)} />;
    }
    await open();
    render(<Clearing />);
    await waitFor(() => expect(layer()).toBe(2));
    // Only the topmost dialog is exposed to screen readers.
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Clear?' })).toBeNull());
    expect(drawer()).not.toBeNull();
    history.back();
    await expectClosed();
  });

  it('[beyond §4.2] that closes during a navigation does not cancel it; Back and Forward skip its entry', async () => {
    const address = location.href;
    await open();
    const go = vi.spyOn(history, 'go');
    Router.events.emit('routeChangeStart', '/track-order', { shallow: false });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitForLayers();
    expect(go).not.toHaveBeenCalled();
    history.pushState({}, '', '/track-order');
    Router.events.emit('routeChangeComplete', '/track-order', { shallow: false });
    await waitForLayers();
    expect(location.pathname).toBe('/track-order');
    for (let round = 0; round < 2; round += 1) {
      history.back();
      await waitFor(() => expect([location.href, layer()]).toEqual([address, 0]));
      history.forward();
      await waitFor(() => expect([location.pathname, layer()]).toEqual(['/track-order', 0]));
    }
    go.mockRestore();
  });

  it('[beyond §4.2] that a navigation has just closed is skipped by one Back, and the page before it stays', async () => {
    history.pushState({}, '', '/help-and-support');
    await open();
    history.pushState({}, '', '/track-order');
    // Back arrives in the same moment as the drawer closes.
    const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    window.addEventListener('popstate', close, { once: true, capture: true });
    const go = vi.spyOn(history, 'go');
    history.back();
    await waitFor(() => expect([location.pathname, layer()]).toEqual(['/help-and-support', 0]));
    await waitForLayers();
    // A second step would lead past the page.
    expect(go.mock.calls).toEqual([[-1]]);
    go.mockRestore();
  });

  it('[beyond §4.2] that closes when a navigation starts does not block it', async () => {
    await open();
    const waits = waitForLayers();
    setTimeout(() => Router.events.emit('routeChangeStart', '/track-order', { shallow: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waits;
    history.pushState({}, '', '/track-order');
    Router.events.emit('routeChangeComplete', '/track-order', { shallow: false });
  });

  it('[beyond §4.2] that closes during a navigation leaves no entry behind when the navigation fails', async () => {
    await open();
    Router.events.emit('routeChangeStart', '/track-order', { shallow: false });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitForLayers();
    Router.events.emit('routeChangeError', new Error('offline'), '/track-order', { shallow: false });
    await expectClosed();
  });

  it('contains toasts that appear meanwhile, with a button that the keyboard reaches', async () => {
    render(<Toaster dismissLabel="Dismiss" />);
    await open();
    toast('Removed');
    await waitFor(() => expect(within(drawer()!).getByRole('status')).toBeTruthy());
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    expect(document.activeElement).toBe(dismiss);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
    expect(screen.getByRole('status').textContent).toBe('Removed');
  });
});

describe('a modal', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('that requires an answer stays until one of its buttons is pressed', async () => {
    const onClose = vi.fn();
    render(
      <Modal title="Which cart?" insistent onClose={onClose}>
        Mine
      </Modal>,
    );
    await userEvent.keyboard('{Escape}');
    fireEvent.mouseDown(document.querySelector('.MuiDialog-container')!);
    fireEvent.click(document.querySelector('.MuiDialog-container')!);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['a sheet that can be swiped away on a phone', 450, '.MuiDrawer-root'],
    ['such a sheet where it holds an address, too [ADDR-45]', 458, '.MuiDrawer-root'],
  ] as const)('is %s', (_id, width, root) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    render(
      <Modal title="Where" width={width} onClose={() => {}}>
        Here
      </Modal>,
    );
    expect(screen.getByRole('dialog', { name: 'Where' }).closest(root)).not.toBeNull();
  });
});

describe('a question', () => {
  afterEach(cleanup);

  it.each([
    ['[OTHER-01] Yes', 'Yes', true],
    ['[OTHER-01] Cancel', 'Cancel', false],
  ])('%s is an answer', async (_id, name, answer) => {
    const onAnswer = vi.fn();
    render(<ConfirmDialog title="Log out?" confirmLabel="Yes" onAnswer={onAnswer} />);
    expect(screen.getByRole('dialog', { name: 'Log out?' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onAnswer).toHaveBeenCalledWith(answer);
  });

  it.each([
    [true, /danger/],
    [false, /primary/],
  ])('[OTHER-01] stands out in red if something is lost (%s)', (isDestructive, look) => {
    render(<ConfirmDialog title="Delete?" confirmLabel="Yes" {...{ isDestructive }} onAnswer={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Yes' }).className).toMatch(look);
  });

  it.each([
    ['a dialog', true],
    ['a sheet of a phone', false],
  ])('[OTHER-01] as %s is read with what is lost', (_what, isWide) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
    const question = { title: 'Delete?', confirmLabel: 'Yes', onAnswer: vi.fn() };
    render(<ConfirmDialog {...question} text="Your points are lost." />);
    const dialog = screen.getByRole('dialog', { name: 'Delete?' });
    const id = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Your points are lost.');
  });

  it('[CART-10] has Cancel and Clear Cart, and Escape means Cancel', async () => {
    const onAnswer = vi.fn();
    render(<ConfirmDialog title="Start a new cart?" confirmLabel="Clear Cart" onAnswer={onAnswer} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cancel', 'Clear Cart']);
    await userEvent.keyboard('{Escape}');
    expect(onAnswer).toHaveBeenCalledWith(false);
  });
});
