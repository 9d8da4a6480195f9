// @document
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOnFirstFocus, type PlainField } from '../../fields/use-on-first-focus';
import { Autocomplete } from './autocomplete';

afterEach(cleanup);

const streets = ['Lighthouse Road', 'Light Street', 'Pier'];

type Props = { onChoose?: (street: string) => void; plainField?: PlainField };

function Streets({ onChoose = () => {}, plainField = { text: '', caret: null } }: Props) {
  const [text, setText] = useState(plainField.text);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Autocomplete
      {...{ text, isOpen, onChoose }}
      onText={setText}
      onOpenChange={setIsOpen}
      options={text ? streets.filter((street) => street.toLowerCase().includes(text.toLowerCase())) : []}
      optionKey={(option) => option}
      renderOption={(option) => option}
      listLabel="Streets"
      renderPanel={(list) => list}
      input={{ 'aria-label': 'Street', name: 'street' }}
      caret={plainField.caret}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Street' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('shows the results, and selects the one highlighted by the arrow keys', async () => {
  const onChoose = vi.fn();
  render(<Streets onChoose={onChoose} />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(field(), 'light');
  expect(options()).toEqual(['Lighthouse Road', 'Light Street']);
  expect(screen.getByRole('listbox', { name: 'Streets' }).id).toBe(field().getAttribute('aria-controls'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByText('Light Street').id);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Light Street');
  expect(options()).toEqual([]);
  expect(field().value).toBe('light');
});

it('sends the form with Enter when nothing is marked', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onChoose = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Streets onChoose={onChoose} />
    </form>,
  );
  await userEvent.type(field(), 'light{Enter}');
  expect(onSubmit).toHaveBeenCalled();
  expect(onChoose).not.toHaveBeenCalled();
});

it('closes on Escape without closing the surrounding dialog, and on blur', async () => {
  const around = vi.fn();
  render(
    <div onKeyDown={({ key }) => key === 'Escape' && around()}>
      <Streets />
      <button type="button">Next</button>
    </div>,
  );
  await userEvent.type(field(), 'pier{Escape}');
  expect(options()).toEqual([]);
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledTimes(1);
  await userEvent.type(field(), '{ArrowDown}');
  expect(options()).toEqual(['Pier']);
  await userEvent.tab();
  expect(options()).toEqual([]);
});

function Lazy({ load }: { load: () => Promise<typeof Streets> }) {
  const input = useRef<HTMLInputElement>(null);
  const { replacement, plain } = useOnFirstFocus(input, load);
  return replacement ? (
    <replacement.Part plainField={replacement.plainField} />
  ) : (
    <input {...plain} ref={input} aria-label="Street" />
  );
}

it('continues where the plain field was left: text, focus and caret', async () => {
  let give = (_part: typeof Streets) => {};
  render(<Lazy load={() => new Promise((resolve) => (give = resolve))} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Street' }), 'lght');
  screen.getByRole<HTMLInputElement>('textbox').setSelectionRange(1, 1);
  give(Streets);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().selectionStart).toBe(1);
  await userEvent.keyboard('i');
  expect(field().value).toBe('light');
});

it('waits for the end of an IME composition', async () => {
  render(<Lazy load={() => Promise.resolve(Streets)} />);
  const plain = screen.getByRole('textbox', { name: 'Street' });
  fireEvent.compositionStart(plain);
  await userEvent.click(plain);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.compositionEnd(plain);
  expect(await screen.findByRole('combobox')).toBe(document.activeElement);
});

it('stays a plain field when the replacement fails to load', async () => {
  render(<Lazy load={() => Promise.reject(new Error('no network'))} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Street' }), 'pier');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'pier');
});
