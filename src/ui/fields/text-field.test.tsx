// @document
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TextField } from './text-field';

afterEach(cleanup);

function Amount({ inputMode }: { inputMode: 'decimal' | 'text' }) {
  const [value, setValue] = useState('');
  return (
    <TextField label="Amount" inputMode={inputMode} value={value} onChange={(event) => setValue(event.target.value)} />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('[beyond §2.10] a field for numbers takes those of an Arabic keyboard, wherever the caret stands', async () => {
  render(<Amount inputMode="decimal" />);
  await userEvent.type(field(), '٢٥٫٥');
  expect(field().value).toBe('25.5');
  await userEvent.type(field(), '٠١', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field().value).toBe('2015.5');
});

it('[beyond §2.10] a field for words leaves them as they are written', async () => {
  render(<Amount inputMode="text" />);
  await userEvent.type(field(), 'شقة ٣');
  expect(field().value).toBe('شقة ٣');
});
