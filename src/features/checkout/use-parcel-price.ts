import { useQuery } from '@tanstack/react-query';
import type { Input } from '@/contract/core/endpoint';
import { getTax, type OrderAmounts, type TaxAnswer } from '@/contract/ordering/order';
import { sum } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { parcelTotal } from '@/domain/checkout/parcel-fee';
import { useConfig } from '@/features/config/api';
import type { ParcelDraft } from '@/features/parcel/parcel-draft';
import type { Way } from '@/features/parcel/use-way';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { ensureOwner } from '@/lib/guest';
import { useSession } from '@/lib/session';
import type { Draft } from './draft';
import { parcelInput } from './parcel-input';

export type ParcelPrice = OrderAmounts & { tax: number; tax_status: 'included' | 'excluded' };

/** What a parcel costs as the server computes it; older back ends tell its tax at most, then the rules here do. */
export function useParcelPrice(parcel: ParcelDraft, draft: Draft, { km, fee }: Way) {
  const config = useConfig();
  const { token } = useSession();
  const input = parcelInput(parcel, { ...draft, payment_method: 'cash_on_delivery' }, { km: km ?? 0, total: null });
  const asked = useQuery<TaxAnswer>({
    queryKey: ['parcel-price', input, token],
    queryFn: async () => askedTax({ ...input, ...(await ensureOwner()) }),
    enabled: km !== null,
    staleTime: 60_000,
    placeholderData: (before) => before,
    retry: false,
  });
  return { ...asked, price: asked.data ? priceOf(asked.data) : null };

  function priceOf({ amounts, tax_amount: tax, tax_status }: TaxAnswer): ParcelPrice | null {
    if (amounts) return { ...amounts, tax, tax_status };
    if (fee === null) return null;
    const { total, ...rows } = parcelTotal(fee, { dm_tips: config.dm_tips_status ? draft.tip : 0, config });
    const whole = tax_status === 'excluded' ? sum([total, tax], digitsOf(config)) : total;
    return { ...none, ...rows, total: whole, tax, tax_status };
  }
}

const none = { subtotal: 0, discount: 0, coupon_discount: 0, referral_discount: 0, extra_packaging: 0 };

/** The call is absent in 3.1 (api-contract §7.4). */
async function askedTax(input: Input<typeof getTax>): Promise<TaxAnswer> {
  try {
    return await request(getTax, input);
  } catch (error) {
    const isAbsent = error instanceof ApiFailure && (error.status === 404 || error.status === 405);
    if (!isAbsent) throw error;
    return { tax_amount: 0, tax_status: 'excluded', amounts: null };
  }
}
