// @document
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { readValue, saveValue } from '@/lib/session';
import { PhoneField } from './phone-field';

function Phone() {
  const [value, setValue] = useState('');
  return (
    <>
      <PhoneField label="Phone" country="us" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const value = () => screen.getByRole('status').textContent;

describe('PhoneField', () => {
  afterEach(() => {
    cleanup();
    saveValue('country', null);
  });

  it.each([
    ['with a plus', '+15550101234'],
    ['without the dial code', '5550101234'],
    ['with signs between', '+1 (555) 010-1234'],
  ])('[AUTH-65] takes a pasted number %s', async (_how, text) => {
    renderPage(<Phone />);
    await userEvent.click(await screen.findByRole('textbox', { name: 'Phone' }));
    await userEvent.paste(text);
    expect(value()).toBe('15550101234');
    expect(screen.getByDisplayValue('+1 (555) 010-1234')).toBeDefined();
  });

  it('[PROF-09] takes digits only, after a fixed plus sign', async () => {
    renderPage(<Phone />);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await userEvent.type(field, '55a5-01!0 12x34');
    expect(value()).toBe('15550101234');
    expect(field.value.startsWith('+1')).toBe(true);
  });

  it('[CONFIG-17] begins with the country that was chosen last, where one may be chosen', async () => {
    saveValue('country', 'ae');
    const { container, unmount } = renderPage(
      <PhoneField label="Phone" country="us" canChooseCountry value="" onChange={() => {}} />,
    );
    await screen.findByRole('textbox', { name: 'Phone' });
    expect(container.querySelector('.flag')?.className).toContain('ae');
    unmount();
    const other = renderPage(<PhoneField label="Phone" country="us" value="" onChange={() => {}} />);
    await screen.findByRole('textbox', { name: 'Phone' });
    expect(other.container.querySelector('.flag')?.className).toContain('us');
  });

  it('[CONFIG-17] keeps another country than the shop’s own', async () => {
    saveValue('country', null);
    const Chooser = () => {
      const [value, setValue] = useState('');
      return <PhoneField label="Phone" country="us" canChooseCountry value={value} onChange={setValue} />;
    };
    const { container } = renderPage(<Chooser />);
    await screen.findByRole('textbox', { name: 'Phone' });
    const press = (selector: string) => userEvent.click(container.querySelector(selector) ?? container);
    await press('.selected-flag');
    await press('[data-country-code=ae]');
    await waitFor(() => expect(readValue('country')).toBe('ae'));
  });

  it('[AUTH-65] sends its form at Enter', async () => {
    const send = vi.fn();
    renderPage(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Phone />
        <button type="submit">Send</button>
      </form>,
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '5550101234{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' }));
  });

  it('[AUTH-65] is emptied, and takes another number', async () => {
    renderPage(<Phone />);
    const field = await screen.findByRole('textbox', { name: 'Phone' });
    await userEvent.type(field, '5550101234');
    await userEvent.clear(field);
    expect(value()).toBe('1');
    await userEvent.type(field, '5550109999');
    expect(value()).toBe('15550109999');
  });

  it('[AUTH-65] takes a typed number', async () => {
    renderPage(<Phone />);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '5550101234');
    expect(value()).toBe('15550101234');
  });
});
