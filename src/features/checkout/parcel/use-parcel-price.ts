import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TaxAnswer } from '@/contract/ordering/order';
import { sum } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { NO_GOODS, parcelTotal } from '@/domain/checkout/parcel-fee';
import { useConfig } from '@/features/config/api';
import type { ParcelDraft } from '@/features/parcel/parcel-draft';
import type { Way } from '@/features/parcel/use-way';
import { isRefusal } from '@/lib/api/refusal';
import { useSession } from '@/lib/session';
import { parcelPriceQuery, UNTAXED } from '../api';
import type { Draft } from '../draft';
import type { Amounts } from '../summary/amounts';
import { parcelInput } from './parcel-input';

/**
 * The price of a parcel as the server computes it. Other back ends send at most the tax, of the fee that they are told;
 * the local rules apply to the rest, and to all of it where they refuse to tell the tax (wire-format §7.4).
 */
export function useParcelPrice(parcel: ParcelDraft, draft: Draft, { km, fee }: Way) {
  const config = useConfig();
  const { token } = useSession();
  const digits = digitsOf(config);
  const isLocal = !config.extensions.includes('amounts');
  const shown = { km: km ?? 0, total: isLocal ? fee : null, digits };
  const input = parcelInput(parcel, { ...draft, payment_method: 'cash_on_delivery', partial: false }, shown);
  const { data, error, isFetching, refetch } = useQuery({
    ...parcelPriceQuery(token, input),
    enabled: km !== null && !(isLocal && fee === null),
    placeholderData: keepPreviousData,
  });
  const isUntold = isLocal && isRefusal(error);
  const answer = isUntold ? UNTAXED : data;
  return {
    price: answer ? toParcelPrice(answer) : null,
    error: isUntold ? null : error,
    /** Why the tax is missing. */
    refusal: isUntold ? error : null,
    ...{ isFetching, refetch },
  };

  function toParcelPrice({ amounts, tax_amount: tax, tax_status }: TaxAnswer): Amounts | null {
    if (amounts) return { ...amounts, tax, tax_status };
    if (fee === null) return null;
    const { total, ...rows } = parcelTotal(fee, { dm_tips: config.dm_tips_status ? draft.tip : 0, config });
    const whole = tax_status === 'excluded' ? sum([total, tax], digits) : total;
    return { ...NO_GOODS, ...rows, total: whole, tax, tax_status };
  }
}
