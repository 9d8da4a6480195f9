import { array, number } from 'yup';
import { limits } from '@/domain/limits';
import { currencyDigits } from '@/domain/money/currency';
import { defaultTopUp, topUpLimits } from '@/domain/money/top-up-limits';

const CURRENCY = ['currency_code', 'digit_after_decimal_point'];
const LEAST = [...CURRENCY, 'add_fund_minimum'];

/** What a market has that says only this much. Files are checked before their defaults are filled in. */
function filled([code, digits, least, most]: unknown[]) {
  const currency = typeof code === 'string' ? code : '';
  const shown = Math.min(Math.max(Math.trunc(numberOr(digits, Math.min(2, currencyDigits(currency)))), 0), 3);
  const usual = defaultTopUp(currency, shown);
  const add_fund_minimum = numberOr(least, usual.least);
  return {
    digit_after_decimal_point: shown,
    add_fund_minimum,
    add_fund_maximum: numberOr(most, Math.max(usual.most, add_fund_minimum)),
    add_fund_amounts: usual.amounts,
  };
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** From the smallest unit that a currency has. */
const bound = () => number().min(0.001).max(limits.top_up_max);

/** What can be added to a wallet at once, and the amounts that it offers. The defaults follow from the currency. */
export const topUpSettings = {
  add_fund_minimum: bound().when(CURRENCY, (said, least) => least.default(filled(said).add_fund_minimum)),
  add_fund_maximum: bound().when(LEAST, (said, most) => {
    const { add_fund_minimum: least, add_fund_maximum } = filled(said);
    return most
      .test('range', `\${value} is below ${least}, the least`, (written = add_fund_maximum) => written >= least)
      .default(add_fund_maximum);
  }),
  add_fund_amounts: array(number().required()).when([...LEAST, 'add_fund_maximum'], (said, amounts) => {
    const market = filled(said);
    const { least, most, amounts: usual } = topUpLimits(market);
    const words = `must be from ${least} to ${most}, with no more decimals than prices have`;
    const offered = (written: number[]) => topUpLimits({ ...market, add_fund_amounts: written }).amounts;
    return amounts.test('range', words, (written = usual) => offered(written).length === written.length).default(usual);
  }),
};
