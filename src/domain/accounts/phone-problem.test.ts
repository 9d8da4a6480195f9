import { describe, expect, it } from 'vitest';
import { internationalNumber, phoneProblem, toWholeNumber } from './phone-problem';

describe('phoneProblem', () => {
  it.each([
    ['[AUTH-60] asks for a number', phoneProblem('', '880'), 'phone_missing'],
    ['[AUTH-60] asks for more than the dial code', phoneProblem('+880', '880'), 'phone_missing'],
    ['[AUTH-61] refuses one digit too few for the country', phoneProblem('+880171234567', '880'), 'phone_length'],
    ['[AUTH-61] refuses one digit too many', phoneProblem('+88017123456789', '880'), 'phone_length'],
    ['[SIGNUP-13] takes ten national digits', phoneProblem('+8801712345678', '880'), null],
    ['[AUTH-61] takes the nine of the Emirates', phoneProblem('+971501234567', '971'), null],
    ['[PWD-10] takes the eight of Denmark', phoneProblem('4532123456', '45'), null],
    ['[AUTH-61] counts less than ten digits in all as too few', phoneProblem('+354512345', '354'), 'phone_length'],
    ['[AUTH-61] refuses a number that its country does not have', phoneProblem('+971001234567', '971'), 'phone_length'],
    ['[AUTH-61] refuses a dial code that nobody has', phoneProblem('+2101234567890'), 'phone_length'],
    ['[AUTH-61] takes an area that no country of a shared code has yet', phoneProblem('+15550100001', '1'), null],
    ['[AUTH-61] and wants its length, too', phoneProblem('+155501000012', '1'), 'phone_length'],
    ['[AUTH-56] takes at most 15 digits', phoneProblem('+8801712345678901', '880'), 'phone_length'],
    ['[AUTH-61] takes ten digits in all', phoneProblem('+4532123456', '45'), null],
    ['[AUTH-61] refuses nine, though a country has such numbers', phoneProblem('+49303400', '49'), 'phone_length'],
    ['[AUTH-60] asks for a number where no dial code is known', phoneProblem('+'), 'phone_missing'],
    ['[AUTH-61] takes a number without a word of its dial code', phoneProblem('+971501234567'), null],
    ['[AUTH-56] takes 15 digits where a country has as many', phoneProblem('+4915901234567890'), 'phone_length'],
    ['[beyond §2.10] reads Arabic digits', phoneProblem('+٩٧١٥٠١٢٣٤٥٦٧', '971'), null],
  ])('%s', (_rule, is, expected) => expect(is).toBe(expected));
});

describe('internationalNumber', () => {
  it.each([
    ['a number of the country gets its dial code', '5550101234', 'US', '+15550101234'],
    ['one with a zero in front, too', '0501234567', 'AE', '+971501234567'],
    ['the dial code is not doubled', '15550101234', 'US', '+15550101234'],
    ['nor is another country’s taken for a number of this one', '971501234567', 'US', '+971501234567'],
    ['a plus says it all', '+1 555 010 1234', 'AE', '+15550101234'],
    ['a plus says it with a blank before it, too', ' +1 555 010 1234', 'AE', '+15550101234'],
    ['a valid one of the country is one, though it begins like a dial code', '9715550199', 'US', '+19715550199'],
    ['a country that nobody knows gives none', '0501234567', 'XX', '+0501234567'],
    ['spaces and Arabic digits are read', '٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
    ['without a country it is taken as it is', '15550101234', '', '+15550101234'],
  ])('[AUTH-21] %s', (_rule, typed, country, number) => {
    expect(internationalNumber(typed, country)).toBe(number);
  });
});

describe('toWholeNumber', () => {
  it.each([
    ['a number keeps its digits', '+971501234567', '+971501234567'],
    ['it loses the zero of calls within the country', '+971 050 123 4567', '+971501234567'],
    ['and the one of a country that begins such calls with a one', '+1 1 555 010 0001', '+15550100001'],
    ['a zero that belongs to the number stays', '+39 06 1234 5678', '+390612345678'],
    ['a plus is added', '4901711234567', '+491711234567'],
    ['Arabic digits are read', '+٩٧١٠٥٠١٢٣٤٥٦٧', '+971501234567'],
    [
      'a wrong number keeps its digits, so that it is refused as it was typed',
      '+9710501234567890',
      '+9710501234567890',
    ],
    ['nothing is nothing', '', ''],
  ])('[AUTH-24] %s', (_rule, typed, number) => expect(toWholeNumber(typed)).toBe(number));
});
