// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { readCampaignItems } from '@/contract/catalogue/campaign.read';
import type { CampaignItem, Item, ItemCard } from '@/contract/catalogue/item';
import { makeCart, renderRoom, standInForBrowser, windowAhead, wireDish } from '@tests/support/rooms/item-room';
import { CampaignItemRail } from './campaign-item-rail';
import type { CampaignChoice, ItemChoice } from './item-choice';
import { useCardTexts } from './use-card-texts';

beforeAll(standInForBrowser);
afterEach(cleanup);

const plain = { food_variations: [], add_ons: [] };
const dates = { available_date_starts: '2020-01-01', available_date_ends: '2099-01-01' };

function Rail({ answer }: { answer: unknown }) {
  return <CampaignItemRail title="Today's deals" items={readCampaignItems(answer)} texts={useCardTexts()} />;
}

function show(more: Record<string, unknown> = {}) {
  const cart = makeCart();
  renderRoom(<Rail answer={[wireDish({ ...plain, ...dates, slug: null, ...more })]} />, { cart });
  return cart;
}

const orderNow = () => screen.getByRole('button', { name: 'Order Now: Charcoal burger' });

describe('the rail of campaign items on the home page', () => {
  it('[ITEM-32] [CHECKOUT-09] orders the item at once', async () => {
    const cart = show();
    await userEvent.click(orderNow());
    expect(cart.buyNow).toHaveBeenCalledWith(
      expect.objectContaining({ item_type: 'ItemCampaign', item: expect.objectContaining({ id: 7 }) as object }),
    );
    expect(cart.add).not.toHaveBeenCalled();
  });

  it('[ITEM-32] has no heart, no add button and no link to an item page', () => {
    show();
    expect(screen.queryByRole('button', { name: /^Add |favourites|save/i })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[ITEM-32] opens with its own choices, without fetching the item with the same id', async () => {
    const cart = show(wireDish({ ...dates, slug: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Charcoal burger' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Two patties/ }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Pressed hard on the coals.');
    await userEvent.click(screen.getByRole('button', { name: /^Order Now(?!:)/ }));
    expect(cart.buyNow).toHaveBeenCalledWith(expect.objectContaining({ item_type: 'ItemCampaign', price: 12 }));
  });

  it('[ITEM-32] [ITEM-30] keeps Order Now disabled outside its hours, with the reason', async () => {
    const cart = show(windowAhead());
    expect(orderNow()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(orderNow());
    await waitFor(() => expect(screen.getAllByText('Not Available now').length).toBeGreaterThan(1));
    expect(cart.buyNow).not.toHaveBeenCalled();
  });

  it('[ITEM-32] has its own type for the compiler', () => {
    expectTypeOf<CampaignItem>().not.toExtend<ItemCard>();
    expectTypeOf<CampaignItem>().not.toExtend<Item>();
    expectTypeOf<CampaignChoice>().not.toExtend<ItemChoice>();
  });
});
