/**
 * The tax of an order, either included in its amount or added on top.
 * Spec: ordering §9, "Tax".
 */
import { includedPart, percentage, type Amount } from './money';
import { isOn, toNumber, type Flag } from '../wire/wire';

export type TaxConfig = {
  /** Since 3.5; older back ends send `tax_included`. */
  system_tax_include_status?: Flag;
  tax_included?: Flag;
};

export type Tax = { tax: number; tax_status: 'included' | 'excluded' };

/** `rate` is in percent; `amount` is the price after all discounts. */
export function computeTax(amount: number, rate: Amount, config: TaxConfig, digits: number): Tax {
  const percent = Math.max(0, toNumber(rate));
  return isTaxIncluded(config)
    ? { tax: includedPart(amount, percent, digits), tax_status: 'included' }
    : { tax: percentage(amount, percent, digits), tax_status: 'excluded' };
}

function isTaxIncluded(config: TaxConfig): boolean {
  return isOn(config.system_tax_include_status ?? config.tax_included);
}
