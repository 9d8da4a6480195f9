// @document
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddButton } from './add-button';
import { QuantityStepper } from './quantity-stepper';

const labels = {
  quantity: 'Quantity of Soup',
  increase: 'Increase Soup',
  decrease: 'Decrease Soup',
  remove: 'Remove Soup',
};

function Stepper({ start = 1, ...rest }: { start?: number; max?: number; onRemove?: () => void }) {
  const [quantity, setQuantity] = useState(start);
  return (
    <QuantityStepper quantity={quantity} onChange={setQuantity} labels={labels} maxReason="Only 3 left" {...rest} />
  );
}

/** `later` simulates a cart that loads after the page. */
function AddCorner({ later = 0 }: { later?: number }) {
  const [chosen, setQuantity] = useState(0);
  const quantity = chosen || later;
  return (
    <AddButton
      quantity={quantity}
      label="Add Soup"
      labels={() => labels}
      onAdd={() => setQuantity(1)}
      onChange={setQuantity}
      onRemove={() => setQuantity(0)}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton');
const button = (name: string) => screen.getByRole('button', { name });

describe('the quantity stepper', () => {
  afterEach(cleanup);

  it('[ITEM-21] shows a leading zero under 10, which is not read aloud', async () => {
    render(<Stepper start={9} />);
    expect(field().value).toBe('09');
    expect(field().getAttribute('aria-valuetext')).toBe('9');
    await userEvent.click(button('Increase Soup'));
    expect(field().value).toBe('10');
  });

  it('[ITEM-20] does not go below 1', async () => {
    render(<Stepper />);
    await userEvent.click(button('Decrease Soup'));
    expect(field().value).toBe('01');
    expect(button('Decrease Soup').getAttribute('aria-disabled')).toBe('true');
  });

  it('[CART-08] is delete at 1 and decrement above', async () => {
    const onRemove = vi.fn();
    render(<Stepper start={2} onRemove={onRemove} />);
    await userEvent.click(button('Decrease Soup'));
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(button('Remove Soup'));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('[beyond §2.10] takes a number of an Arabic keyboard', async () => {
    render(<Stepper />);
    await userEvent.click(field());
    await userEvent.keyboard('١٢{Enter}');
    expect(field().value).toBe('12');
  });

  it('[ITEM-20] takes a typed number within its limits', async () => {
    render(<Stepper max={12} />);
    await userEvent.click(field());
    await userEvent.keyboard('40{Enter}');
    expect(field().value).toBe('12');
    await userEvent.clear(field());
    await userEvent.keyboard('0{Enter}');
    expect(field().value).toBe('01');
  });

  it('[ITEM-20] goes by arrows, Home and End', async () => {
    render(<Stepper max={12} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field().value).toBe('02');
    await userEvent.keyboard('{End}');
    expect(field().value).toBe('12');
    await userEvent.keyboard('{Home}');
    expect(field().value).toBe('01');
  });

  it('[ITEM-20] counts on from a typed number by arrows', async () => {
    render(<Stepper max={12} />);
    await userEvent.click(field());
    await userEvent.keyboard('5{ArrowUp}');
    expect(field().value).toBe('06');
    await userEvent.clear(field());
    await userEvent.keyboard('9{ArrowDown}');
    expect(field().value).toBe('08');
  });

  it('[ITEM-20] says why there is no more', async () => {
    render(<Stepper start={3} max={3} />);
    await userEvent.click(button('Increase Soup, Only 3 left'));
    expect(field().getAttribute('aria-valuetext')).toBe('3, Only 3 left');
  });

  it('[ITEM-21] tells the new quantity once', async () => {
    render(<Stepper />);
    await userEvent.click(button('Increase Soup'));
    expect(screen.getByRole('status').textContent).toBe('2');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('the add button', () => {
  afterEach(cleanup);

  it('[CART-08] grows into a stepper and back, and keeps the focus', async () => {
    render(<AddCorner />);
    await userEvent.click(button('Add Soup'));
    expect(field().value).toBe('01');
    expect(document.activeElement).toBe(button('Increase Soup'));
    await userEvent.click(button('Remove Soup'));
    expect(document.activeElement).toBe(button('Add Soup'));
  });

  it('[beyond §4.2] leaves the focus where it is when the cart arrives after the page', () => {
    const { rerender } = render(<AddCorner />);
    rerender(<AddCorner later={2} />);
    expect(field().value).toBe('02');
    expect(document.activeElement).toBe(document.body);
  });

  it('[beyond §4.2] does not take back a focus that has moved away', async () => {
    const { rerender } = render(<AddCorner />);
    await userEvent.tab();
    expect(document.activeElement).toBe(button('Add Soup'));
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    rerender(<AddCorner later={2} />);
    expect(document.activeElement).toBe(document.body);
  });
});
