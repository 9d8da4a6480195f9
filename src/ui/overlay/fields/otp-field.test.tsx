// @document
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { OtpField } from './otp-field';

function Code({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <OtpField label="6-digit code" value={value} onChange={setValue} error={error} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: '6-digit code' });
const value = () => screen.getByRole('status').textContent;

describe('the one-time code', () => {
  afterEach(cleanup);

  it('[AUTH-63] takes exactly six digits', async () => {
    render(<Code />);
    await userEvent.type(field(), '12a34567');
    expect(value()).toBe('123456');
  });

  it.each(['123 456', 'code is 123456', '١٢٣٤٥٦'])('[AUTH-63] takes "%s" pasted', async (text) => {
    render(<Code />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(value()).toBe('123456');
  });

  it('[AUTH-64] gives fewer digits as they are, so that Verify can wait', async () => {
    render(<Code />);
    await userEvent.type(field(), '123');
    expect(value()).toBe('123');
  });

  it('[AUTH-62] ties its message to the field', () => {
    render(<Code error="field is empty" />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe('field is empty');
  });
});
