import { describe, expect, it } from 'vitest';
import { reach, type Schema } from 'yup';
import { contactForm } from '../place/address.schema';
import { signUp } from '../auth/auth.schema';
import { placeOrder } from '../ordering/order.schema';

const findPart = (form: Schema, field: string) => reach(form, field) as Schema;

/** Forms and the back end accept the same emails. */
describe('an email', () => {
  it.each([
    ['noor@mail', false],
    ['noor@mail.example', true],
    ['نور@سوق.example', true],
    ['two@@mail.example', false],
  ])('[SIGNUP-09] [ADDR-40] %s is one: %s', (email, isOne) => {
    expect({
      account: findPart(signUp, 'email').isValidSync(email),
      order: findPart(placeOrder, 'contact_person_email').isValidSync(email),
      contact: findPart(contactForm, 'contact_person_email').isValidSync(email),
    }).toEqual({ account: isOne, order: isOne, contact: isOne });
  });
});
