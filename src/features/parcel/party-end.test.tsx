// @document
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PartyEnd } from './party-end';

afterEach(cleanup);

const party = {
  contact_person_name: 'Dana',
  contact_person_number: '',
  address: '3 Cargo Lane, Harbour',
  road: '',
  house: '4',
  floor: '2',
};

describe('the end of a parcel', () => {
  it('keeps an English address whole in an Arabic sentence, apart from house and floor', () => {
    renderPage(<PartyEnd side="sender" party={party} />, { language: 'ar' });
    const address = screen.getByText('3 Cargo Lane, Harbour');
    expect(address.tagName).toBe('BDI');
    expect(address.parentElement?.textContent).toMatch(/^3 Cargo Lane, Harbour · .*4\u2069 · .*2\u2069$/);
  });
});
