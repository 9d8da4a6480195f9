// @document
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RadioMark, Switch } from './choice';
import { Segmented } from '../segmented';
import { SelectField } from './select-field';
import { BareTextArea } from './text-field';

afterEach(cleanup);

const zones = [
  { value: '1', text: 'Harbour' },
  { value: '2', text: 'Hills' },
];

function Zone({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  const field = { value, error, onChange: (event: { target: { value: string } }) => setValue(event.target.value) };
  return <SelectField label="Zone" name="zone" placeholder="Choose a zone" options={zones} {...field} />;
}

describe('a list to choose from', () => {
  it('is the browser’s own, begins with what is asked, and keeps what is chosen', async () => {
    render(<Zone />);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Zone' });
    expect(field.tagName).toBe('SELECT');
    expect(field.hasAttribute('type')).toBe(false);
    expect([...field.options].map((option) => option.text)).toEqual(['Choose a zone', 'Harbour', 'Hills']);
    expect(field.value).toBe('');
    await userEvent.selectOptions(field, 'Hills');
    expect(field.value).toBe('2');
  });

  it('says what is wrong in words that belong to it', () => {
    render(<Zone error="Choose one" />);
    const field = screen.getByRole('combobox', { name: 'Zone' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Choose one');
  });
});

const ways = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
] as const;

function Ways() {
  const [way, setWay] = useState<'email' | 'phone'>('email');
  return <Segmented label="By" options={ways} value={way} onChange={setWay} />;
}

it('one of a few side by side is chosen by its word', async () => {
  render(<Ways />);
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(screen.getByRole('radiogroup', { name: 'By' })).toBeTruthy();
  expect(radio('Email').checked).toBe(true);
  await userEvent.click(screen.getByText('Phone'));
  expect([radio('Email').checked, radio('Phone').checked]).toEqual([false, true]);
  expect(radio('Phone').name).toBe(radio('Email').name);
});

it('a switch announces its state, and its label toggles it', async () => {
  function News() {
    const [isOn, setOn] = useState(false);
    return (
      <Switch checked={isOn} onChange={(event) => setOn(event.target.checked)}>
        News
      </Switch>
    );
  }
  render(<News />);
  const field = screen.getByRole<HTMLInputElement>('switch', { name: 'News' });
  await userEvent.click(screen.getByText('News'));
  expect(field.checked).toBe(true);
});

it('the mark of a choice takes its name from the card around it', async () => {
  render(
    <label>
      <strong id="harbour">Harbour</strong> 9.00
      <RadioMark name="plan" value="3" aria-labelledby="harbour" />
    </label>,
  );
  await userEvent.click(screen.getByText('9.00'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Harbour' }).checked).toBe(true);
});

it('a bare text area gives its attributes to the control, which can be reached', () => {
  const at: { field: HTMLTextAreaElement | null } = { field: null };
  const keep = (field: HTMLTextAreaElement | null) => {
    at.field = field;
  };
  render(<BareTextArea ref={keep} aria-label="Message" rows={1} maxLength={20} dir="auto" className="line" />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  const { rows, maxLength, dir } = field;
  expect({ rows, maxLength, dir }).toEqual({ rows: 1, maxLength: 20, dir: 'auto' });
  expect(field.classList.contains('line')).toBe(true);
  expect(at.field).toBe(field);
});
