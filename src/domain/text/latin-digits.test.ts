import { describe, expect, it } from 'vitest';
import { latinDigits } from './latin-digits';

describe('[beyond §2.10] digits of other keyboards', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['٥٠٫٥', '50.5'],
    ['١٬٠٠٠٫٥', '1,000.5'],
    ['+٩٦٦ 55', '+966 55'],
    ['50.5', '50.5'],
    ['رقم', 'رقم'],
  ])('%s is %s', (typed, meant) => expect(latinDigits(typed)).toBe(meant));
});
