// @document
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';
import { Checkbox, RadioCard, Radios } from './fields/choice';
import { Notice } from './notice';
import { QuantityStepper } from './quantity-stepper';
import { Tabs } from './tabs';
import { PasswordField, TextArea, TextField } from './fields/text-field';

afterEach(cleanup);

const labels = { quantity: 'Quantity', increase: 'More', decrease: 'Less', remove: 'Remove' };

describe('a button', () => {
  it('keeps the focus while it is busy, and does nothing when pressed', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    rerender(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    );
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('a text field', () => {
  it('says what is wrong in words that belong to it', () => {
    render(<TextField label="Name" error="Name is required" defaultValue="" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Name is required');
  });

  it('gives its attributes to the input', () => {
    render(<TextField label="Mail" type="email" autoComplete="email" dir="ltr" inputMode="email" data-autofocus />);
    const { type, autocomplete, dir, inputMode, dataset } = screen.getByRole<HTMLInputElement>('textbox');
    expect({ type, autocomplete, dir, inputMode }).toEqual({
      ...{ type: 'email', autocomplete: 'email', dir: 'ltr', inputMode: 'email' },
    });
    expect(dataset.autofocus).toBe('true');
  });

  it('[beyond §2.10] takes the digits of an Arabic keyboard where it is for numbers', async () => {
    render(<Amount />);
    await userEvent.type(screen.getByRole('textbox'), '٢٥٫٥');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '25.5');
  });

  it('shows and hides a password', async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="harbour" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveProperty('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field).toHaveProperty('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy();
  });

  it('may have more than one line', async () => {
    const onChange = vi.fn();
    render(<TextArea label="Note" maxLength={20} value="" onChange={(event) => onChange(event.target.value)} />);
    const field = screen.getByRole('textbox', { name: 'Note' });
    expect(field.tagName).toBe('TEXTAREA');
    expect(field.hasAttribute('type')).toBe(false);
    await userEvent.type(field, 'a');
    expect(onChange).toHaveBeenCalledWith('a');
  });
});

function Amount() {
  const [value, setValue] = useState('');
  return (
    <TextField label="Amount" inputMode="decimal" value={value} onChange={(event) => setValue(event.target.value)} />
  );
}

describe('what is chosen', () => {
  it('is ticked with its words, which say what is wrong with it', async () => {
    render(<Terms />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByText('I agree'));
    expect(box).toHaveProperty('checked', true);
  });

  it('is one of a group, whose parts share a name', async () => {
    render(<Carts />);
    await userEvent.click(screen.getByRole('radio', { name: /Guest/ }));
    await userEvent.click(screen.getByText('Account'));
    expect(screen.getByRole('radio', { name: /Account/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /Guest/ })).toHaveProperty('checked', false);
    expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name)).size).toBe(1);
  });
});

function Terms() {
  const [isTicked, tick] = useState(false);
  return (
    <Checkbox error="Please agree" checked={isTicked} onChange={(event) => tick(event.target.checked)}>
      I agree
    </Checkbox>
  );
}

function Carts() {
  const [whose, setWhose] = useState('');
  return (
    <Radios label="Which cart">
      {['Guest', 'Account'].map((label) => (
        <RadioCard key={label} title={label} checked={whose === label} onChange={() => setWhose(label)} />
      ))}
    </Radios>
  );
}

describe('a quantity', () => {
  it('[CART-08] is removed at one, and says at the maximum why there is no more', async () => {
    const onRemove = vi.fn();
    render(<Steps onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '02');
    const more = screen.getByRole('button', { name: 'More, Only 2 left' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    await userEvent.clear(screen.getByRole('spinbutton'));
    await userEvent.type(screen.getByRole('spinbutton'), '١{Enter}');
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '01');
  });
});

function Steps({ onRemove }: { onRemove: () => void }) {
  const [quantity, setQuantity] = useState(1);
  const more = { onRemove, max: 2, maxReason: 'Only 2 left', labels };
  return <QuantityStepper quantity={quantity} onChange={setQuantity} {...more} />;
}

it('tabs are chosen by the arrows and name their panels', async () => {
  render(<Saved />);
  await userEvent.click(screen.getByRole('tab', { name: /Items/ }));
  await userEvent.keyboard('{ArrowRight}');
  const tab = screen.getByRole('tab', { name: /Stores/ });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(tab.getAttribute('aria-controls')).toBe('saved-stores');
  expect(document.activeElement).toBe(tab);
});

function Saved() {
  const [value, setValue] = useState<'items' | 'stores'>('items');
  const tabs = [
    { value: 'items', label: 'Items', count: 2 },
    { value: 'stores', label: 'Stores' },
  ] as const;
  return <Tabs label="Show" panelId="saved" tabs={tabs} value={value} onChange={setValue} />;
}

it('a notice is read aloud only when it answers something', () => {
  render(
    <>
      <Notice>Always here</Notice>
      <Notice tone="bad" live>
        Refused
      </Notice>
    </>,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Refused']);
});
