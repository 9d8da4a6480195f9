// @document
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { topLayer } from '@/theme/top-layer';
import { layersSettled } from './back-button';
import { ConfirmDialog } from './confirm-dialog';
import { Drawer } from './drawer';
import { Modal } from './modal';

beforeAll(() => {
  // jsdom has the element without its methods. What the browser itself does with them is shown end to end.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

function Cart() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Cart
      </button>
      {isOpen && (
        <Drawer title="Shopping Cart" closeLabel="Close" onClose={() => setIsOpen(false)}>
          Lines
        </Drawer>
      )}
    </>
  );
}

const drawer = () => screen.queryByRole('dialog', { name: 'Shopping Cart' });

async function open() {
  render(<Cart />);
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
  await waitFor(() => expect(history.state?.layers).toBe(1));
}

async function expectClosed() {
  expect(drawer()).toBeNull();
  expect(topLayer()).toBeNull();
  await waitFor(() => expect(history.state?.layers ?? 0).toBe(0));
}

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

  it('[beyond §4.2] is named, is the top layer and gives the focus back', async () => {
    await open();
    expect(drawer()).toBe(topLayer());
    expect(document.documentElement.dataset.locked).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cart' }));
    expect(document.documentElement.dataset.locked).toBeUndefined();
  });

  it('[beyond §4.2] closes by Escape', async () => {
    await open();
    fireEvent(drawer()!, new Event('cancel', { cancelable: true }));
    await expectClosed();
  });

  it('[beyond §4.2] closes by a press on the scrim, not by one inside', async () => {
    await open();
    fireEvent.pointerDown(screen.getByText('Lines'));
    fireEvent.click(screen.getByText('Lines'));
    expect(drawer()).not.toBeNull();
    fireEvent.pointerDown(drawer()!);
    fireEvent.click(drawer()!);
    await expectClosed();
  });

  it('[beyond §4.2] closes by the Back button, and the page stays', async () => {
    const address = location.href;
    await open();
    history.back();
    await waitFor(() => expect(drawer()).toBeNull());
    await expectClosed();
    expect(location.href).toBe(address);
  });

  it('[beyond §4.2] that closes while a page is on its way does not undo it, and Back passes over it', async () => {
    const address = location.href;
    await open();
    const go = vi.spyOn(history, 'go');
    Router.events.emit('routeChangeStart', '/track-order', { shallow: false });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await layersSettled();
    expect(go).not.toHaveBeenCalled();
    history.pushState({}, '', '/track-order');
    Router.events.emit('routeChangeComplete', '/track-order', { shallow: false });
    await layersSettled();
    expect(location.pathname).toBe('/track-order');
    history.back();
    await waitFor(() => expect([location.href, history.state?.layers ?? 0]).toEqual([address, 0]));
  });

  it('[beyond §4.2] that closes in the moment another page is asked for keeps nobody waiting', async () => {
    await open();
    const waits = layersSettled();
    setTimeout(() => Router.events.emit('routeChangeStart', '/track-order', { shallow: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waits;
    history.pushState({}, '', '/track-order');
    Router.events.emit('routeChangeComplete', '/track-order', { shallow: false });
  });

  it('[beyond §4.2] that closes while a page is on its way leaves nothing behind when the page does not come', async () => {
    await open();
    Router.events.emit('routeChangeStart', '/track-order', { shallow: false });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await layersSettled();
    Router.events.emit('routeChangeError', new Error('offline'), '/track-order', { shallow: false });
    await expectClosed();
  });
});

describe('a question', () => {
  afterEach(cleanup);

  it.each([
    ['[OTHER-01] Yes', 'Yes', true],
    ['[OTHER-01] Cancel', 'Cancel', false],
  ])('%s is an answer', async (_id, name, answer) => {
    const onAnswer = vi.fn();
    render(<ConfirmDialog title="Log out?" cancelLabel="Cancel" confirmLabel="Yes" onAnswer={onAnswer} />);
    expect(screen.getByRole('dialog', { name: 'Log out?' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onAnswer).toHaveBeenCalledWith(answer);
  });

  it('[CART-10] has Cancel and Clear Cart, and Escape means Cancel', () => {
    const onAnswer = vi.fn();
    render(
      <ConfirmDialog title="Start a new cart?" cancelLabel="Cancel" confirmLabel="Clear Cart" onAnswer={onAnswer} />,
    );
    expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual(['Cancel', 'Clear Cart']);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onAnswer).toHaveBeenCalledWith(false);
  });
});
