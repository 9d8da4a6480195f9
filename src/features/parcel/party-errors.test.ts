// @document
import { expect, it } from 'vitest';
import { readParcelDraft } from './parcel-draft';
import { partyErrors } from './party-errors';

it.each([
  ['ines@mail.example', false],
  ['ines@@mail.example', true],
  ['ines@mail..example', true],
])('[beyond §7] a guest who sends a parcel by %s is told so at once: %s', (contact_person_email, isTold) => {
  const errors = partyErrors({ ...readParcelDraft().sender, contact_person_email }, { needsEmail: true });
  expect('contact_person_email' in errors).toBe(isTold);
});
