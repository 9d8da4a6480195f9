// @document
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus';

type Props = { names: string[]; isFieldBelow?: boolean; hasOtherwise?: boolean };

/** Rows with a button that removes them; those in capitals have none. */
function Rows({ names, isFieldBelow = false, hasOtherwise = false }: Props) {
  const [rows, setRows] = useState(names);
  const count = useRef<HTMLParagraphElement>(null);
  const part = useKeptFocus<HTMLDivElement>(hasOtherwise ? count : undefined);
  return (
    <section>
      <h2>Rows</h2>
      <p ref={count} tabIndex={-1}>
        {rows.length} rows
      </p>
      <div ref={part}>
        {rows.length > 0 && (
          <ul>
            {rows.map((name) => (
              <li key={name}>
                {name === name.toUpperCase() ? (
                  name
                ) : (
                  <button onClick={() => setRows(rows.filter((other) => other !== name))}>{name}</button>
                )}
              </li>
            ))}
          </ul>
        )}
        {isFieldBelow && <input aria-label="Field" />}
      </div>
    </section>
  );
}

afterEach(cleanup);

it.each<[string, Props, string, string]>([
  ['to the next row', { names: ['a', 'b', 'c'] }, 'b', 'c'],
  ['past rows without a control', { names: ['a', 'b', 'C', 'd'] }, 'b', 'd'],
  ['to the row before, after the last one', { names: ['a', 'b', 'C'] }, 'b', 'a'],
  ['to what is named', { names: ['a'], hasOtherwise: true, isFieldBelow: true }, 'a', '0 rows'],
  ['to the first control that is left', { names: ['a'], isFieldBelow: true }, 'a', 'Field'],
  ['to the heading where no control is left', { names: ['a', 'B'] }, 'a', 'Rows'],
])('[beyond §4.2] the focus moves %s when its control disappears', async (_where, rows, pressed, next) => {
  render(<Rows {...rows} />);
  screen.getByRole('button', { name: pressed }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: pressed })).toBeNull();
  const focused = document.activeElement;
  expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toBe(next);
});

it('[beyond §4.2] the focus stays where the customer has put it meanwhile', async () => {
  render(<Rows names={['a', 'b']} />);
  const removed = screen.getByRole('button', { name: 'a' });
  removed.focus();
  screen.getByText('2 rows').focus();
  removed.click();
  expect(await screen.findByText('1 rows')).toBe(document.activeElement);
});
