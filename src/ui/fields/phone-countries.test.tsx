// @document
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '@tests/support/render-page';
import { PhoneField } from './phone-field';

it('[AUTH-65] the countries of a phone number are found by their Arabic names', async () => {
  renderPage(<PhoneField label="الهاتف" country="us" value="" onChange={() => {}} canChooseCountry />, {
    language: 'ar',
  });
  await screen.findByRole('textbox', { name: 'الهاتف' });
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByPlaceholderText('ابحث عن دولة'), 'الأردن');
  const found = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(found.map((option) => option.textContent)).toEqual([expect.stringContaining('الأردن')]);
  await userEvent.type(screen.getByPlaceholderText('ابحث عن دولة'), 'xyz');
  expect(screen.getByText('لا توجد دولة بهذا الاسم')).toBeTruthy();
});
