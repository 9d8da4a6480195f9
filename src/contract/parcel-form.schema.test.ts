import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { parcelForm } from './parcel-form.schema';

const ines = {
  contact_person_name: 'Ines',
  contact_person_number: '15550142201',
  contact_person_email: 'ines@mail.example',
  address: '14 Lighthouse Road',
};
const nobody = { contact_person_name: ' ', contact_person_number: '1', contact_person_email: '', address: '' };
const parcel = { step: 'sender', category_id: 2, is_allowed: true, sender: ines, receiver: nobody };

/** Invalid forms with the expected message, in the order of the form. */
const refused = (change: object, isGuest = true) =>
  parcelForm(isGuest)
    .validate({ ...parcel, ...change }, { abortEarly: false })
    .then(
      () => [],
      (error: unknown) => (error instanceof ValidationError ? error.inner.map(({ path }) => path).toSorted() : [error]),
    );

describe('parcelForm', () => {
  it.each([
    ['nothing of a whole sender', {}, []],
    ['what is sent and that it may be', { category_id: 0, is_allowed: false }, ['category_id', 'is_allowed']],
    [
      'all of a side at once',
      { sender: nobody },
      ['address', 'contact_person_email', 'contact_person_name', 'contact_person_number'].map(
        (field) => `sender.${field}`,
      ),
    ],
    [
      'the receiver once it is asked for, without an email',
      { step: 'receiver', receiver: { ...ines, address: ' ' } },
      ['receiver.address'],
    ],
  ])('[CHECKOUT-01] asks for %s', async (_what, change, paths) => expect(await refused(change)).toEqual(paths));

  it.each([
    ['ines@mail.example', false],
    ['ines@@mail.example', true],
    ['ines@mail..example', true],
  ])('[beyond §7] a guest who sends a parcel by %s is told so at once: %s', async (contact_person_email, isTold) => {
    const sender = { ...ines, contact_person_email };
    expect(await refused({ sender })).toEqual(isTold ? ['sender.contact_person_email'] : []);
    expect(await refused({ sender }, false)).toEqual([]);
  });
});
