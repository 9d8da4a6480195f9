// @document
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCart, makeCartLine, renderRoom, shirt, standInForBrowser } from '@tests/support/rooms/item-room';
import { BuyBox } from './buy-box';

beforeAll(standInForBrowser);
afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pick = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));

describe('the buy box of the product page', () => {
  it('[ITEM-11] [ITEM-12] preselects an available combination and adds it with its row', async () => {
    const cart = makeCart();
    renderRoom(<BuyBox item={shirt()} />, { cart });
    expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked();
    expect(screen.getByText('$30.00')).toBeVisible();
    await pick('Blue');
    expect(screen.getByText('$35.00')).toBeVisible();
    await press('Add to Cart');
    expect(cart.add).toHaveBeenCalledWith(
      expect.objectContaining({ price: 35, variation: [{ type: 'Blue-S', price: 35, stock: 5 }] }),
    );
    await press('Buy Now');
    expect(cart.buyNow).toHaveBeenCalled();
  });

  it('[ITEM-12] updates an item that is in the cart already', async () => {
    const line = makeCartLine(shirt(), { quantity: 1, variation: [{ type: 'Red-S', price: 30, stock: 2 }] });
    const cart = makeCart([line]);
    renderRoom(<BuyBox item={shirt()} />, { cart });
    await press('Increase Shirt');
    await press('Update To Cart');
    expect(cart.update).toHaveBeenCalledWith(50, expect.objectContaining({ quantity: 2 }));
  });

  it('[ITEM-26] shows a sold-out variation, but does not sell it', async () => {
    const cart = makeCart();
    renderRoom(<BuyBox item={shirt()} />, { cart });
    await pick(/^M/);
    const message = 'This variation is out of stock. Choose another variation to proceed further.';
    expect(screen.getByText(message).closest('[role="alert"]')).not.toBeNull();
    await press('Add to Cart');
    await press('Buy Now');
    expect(cart.add).not.toHaveBeenCalled();
    expect(cart.buyNow).not.toHaveBeenCalled();
  });

  it('[ITEM-22] [ITEM-24] stops at the stock of the combination with Out of Stock', async () => {
    renderRoom(<BuyBox item={shirt()} />);
    expect(screen.getByText('Only 2 left')).toBeVisible();
    await press(/Increase Shirt/);
    await press(/Increase Shirt/);
    expect(screen.getByRole('spinbutton')).toHaveValue('02');
    expect(await screen.findByText('Out of Stock')).toBeVisible();
  });

  it('[ITEM-22] reduces the quantity to the stock of another combination', async () => {
    const cart = makeCart();
    renderRoom(<BuyBox item={shirt()} />, { cart });
    await pick('Blue');
    for (let n = 1; n < 4; n += 1) await press(/Increase Shirt/);
    expect(screen.getByRole('spinbutton')).toHaveValue('04');
    // On the way through a combination that is sold out, it stays.
    await pick(/^M/);
    await pick(/^S/);
    expect(screen.getByRole('spinbutton')).toHaveValue('04');
    await pick('Red');
    expect(screen.getByRole('spinbutton')).toHaveValue('02');
    await press('Add to Cart');
    expect(cart.add).toHaveBeenCalledWith(expect.objectContaining({ quantity: 2 }));
  });

  it('shows how many were sold, once there are any', () => {
    renderRoom(<BuyBox item={shirt({ order_count: 1320 })} />);
    expect(screen.getByText('1,320 sold')).toBeVisible();
    cleanup();
    renderRoom(<BuyBox item={shirt()} />);
    expect(screen.queryByText(/sold$/)).toBeNull();
    cleanup();
    // Groceries are sold by weight; a count of sold pieces says nothing.
    renderRoom(<BuyBox item={shirt({ module_type: 'grocery', order_count: 1320 })} />);
    expect(screen.queryByText(/sold$/)).toBeNull();
  });

  it('[ITEM-25] reports that everything is sold out', () => {
    renderRoom(<BuyBox item={shirt({ choice_options: [], variations: [], stock: 0 })} />);
    expect(screen.getByText('Out of Stock')).toBeVisible();
  });

  it('[beyond §4.2] shows the given cart link above its buttons', () => {
    renderRoom(<BuyBox item={shirt()} cartBar={<a href="/cart">View cart</a>} />);
    const way = screen.getByRole('link', { name: 'View cart' });
    const add = screen.getByRole('button', { name: 'Add to Cart' });
    expect(way.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(way.parentElement).toContainElement(add);
  });

  it('[ITEM-33] announces that a prescription will be needed', () => {
    renderRoom(<BuyBox item={shirt({ is_prescription_required: 1 })} />);
    expect(screen.getByText('prescription is required')).toBeVisible();
    expect(screen.getByText('Please upload your prescription image')).toBeVisible();
  });
});
