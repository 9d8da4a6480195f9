// @document
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { DateTimePicker } from './date-time-picker';

afterEach(cleanup);

const noon = { value: '2036-11-22T12:00', min: '2036-11-01T09:30', max: '2036-11-28T09:30' };

it('opens by keyboard and returns the date in the market’s time zone', async () => {
  const onChange = vi.fn();
  renderPage(<DateTimePicker label="Pickup time" {...noon} isTwelveHours onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pickup time' });
  expect(field.value).toMatch(/^Sat, Nov 22, 12:00\sPM$/);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const picker = await screen.findByRole('dialog', { name: 'Pickup time' });
  expect(within(picker).getByRole('gridcell', { name: '29' })).toHaveProperty('disabled', true);
  await userEvent.click(within(picker).getByRole('gridcell', { name: '23' }));
  await userEvent.click(within(picker).getByRole('tab', { name: 'Time' }));
  await userEvent.click(within(picker).getByRole('button', { name: 'Done' }));
  expect(onChange).toHaveBeenCalledWith('2036-11-23T12:00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[LANG-04] is in Arabic with Latin digits, and treats noon as PM', async () => {
  renderPage(<DateTimePicker label="وقت الاستلام" {...noon} isTwelveHours onChange={() => {}} />, { language: 'ar' });
  await userEvent.click(screen.getByRole('textbox', { name: 'وقت الاستلام' }));
  const picker = await screen.findByRole('dialog', { name: 'وقت الاستلام' });
  expect(within(picker).getByText(/نوفمبر 2036/)).toBeTruthy();
  await userEvent.click(within(picker).getByRole('tab', { name: 'الوقت' }));
  const halves = within(picker).getByRole('listbox', { name: 'صباحًا أو مساءً' });
  expect(within(halves).getByRole('option', { selected: true }).textContent).toBe('م');
});

it('counts to 24 where the market does', () => {
  renderPage(
    <DateTimePicker label="Pickup time" {...noon} value="2036-11-22T18:05" isTwelveHours={false} onChange={() => {}} />,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Sat, Nov 22, 18:05');
});
