import { expect, it } from 'vitest';
import { isAlreadySaid } from './already-said';

it.each([
  ['15% off, up to $10.00', '15% off', true],
  ['Free Delivery this week', 'Free delivery', true],
  ['خصم ⁦15%⁩ حتى ⁦$10.00⁩', 'خصم 15%', true],
  ['خصم 3 OMR من سلتك', 'خصم ⁦3 OMR⁩', true],
  ['115% off', '15% off', false],
  ['1.15% off', '15% off', false],
  ['Code A1, 15% off', '15% off', true],
  ['Welcome', '15% off', false],
  ['', '15% off', false],
])('[PRICE-25] whether “%s” says “%s”: %s', (text, part, is) => {
  expect(isAlreadySaid(text, part)).toBe(is);
});
