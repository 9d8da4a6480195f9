import { expect, it } from 'vitest';
import { replaceable } from './replacement';

const medicine = { is_prescription_required: 1 };
const soap = { is_prescription_required: false };

it.each([
  ['nothing that needs a prescription', [soap, {}], false, 'all'],
  ['no line yet', [], false, 'all'],
  ['medicine and something else', [medicine, soap], false, 'some'],
  ['medicine alone', [medicine, medicine], false, 'none'],
  ['what the pharmacist reads from a prescription', [], true, 'none'],
])('[beyond §2.21] of an order with %s', (_what, lines, by_prescription, may) => {
  expect(replaceable(lines, by_prescription)).toBe(may);
});
