import { describe, expect, it } from 'vitest';
import { enteredNumber, nationalDigits, withPlus } from './phone';

describe('phone', () => {
  it.each([
    ['[beyond §2.10] reads the digits of an Arabic keyboard', withPlus('٠١٧ ١٢'), '+01712'],
    ['[AUTH-24] puts a plus before the digits', withPlus('8801712345678'), '+8801712345678'],
    ['[ADDR-28] never has two pluses', withPlus('+880 17'), '+88017'],
    ['has no plus without digits', withPlus('+'), ''],
    ['[PWD-10] counts without plus and dial code', nationalDigits('+8801712345678', '880'), '1712345678'],
    ['[PWD-10] takes a dial code with plus', nationalDigits('+8801712345678', '+880'), '1712345678'],
    ['[PWD-10] counts everything without a dial code', nationalDigits('01712345678'), '01712345678'],
  ])('%s', (_rule, is, expected) => expect(is).toBe(expected));
});

describe('enteredNumber', () => {
  it.each([
    ['leaves a number with its plus as it is', '+1 (555) 010-1234', null],
    ['[AUTH-65] takes the number that was pasted behind the dial code', '+1 +1 555 010 1234', '15550101234'],
    ['[AUTH-65] takes one of another country', '+1+880 1712-345678', '8801712345678'],
    ['[AUTH-65] puts the dial code before a number without one', '555 010 1234', '15550101234'],
    ['[AUTH-65] without the zero that calls within a country begin with', '05550101234', '15550101234'],
    ['[AUTH-65] reads two zeros as a plus', '00880 1712345678', '8801712345678'],
    ['[beyond §2.10] takes the digits of an Arabic keyboard', '+1 ٥٥٥٠١٠', '1555010'],
    ['[AUTH-65] keeps a digit that was typed in front of the dial code', '5+1', '15'],
    ['[AUTH-65] keeps one typed in front of a number', '5+1 (55) 0', '15550'],
    ['[AUTH-65] takes a number pasted in front of the dial code', '555 010 1234+1', '15550101234'],
    ['[AUTH-65] takes one of another country there', '+880 1712345678+1', '8801712345678'],
    ['[AUTH-65] leaves the dial code of a field that was emptied', '', '1'],
    ['[AUTH-65] and of one in which only the plus is left', '+', '1'],
  ])('%s', (_rule, text, digits) => expect(enteredNumber(text, '1')).toBe(digits));
});
