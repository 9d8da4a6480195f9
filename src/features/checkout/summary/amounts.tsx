import { useTranslation } from 'react-i18next';
import type { OrderAmounts } from '@/contract/ordering/order';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { classNames } from '@/ui/class-names';
import styles from './amounts.module.css';

/** The rows of a price: of the checkout's preview, or of a placed order. */
export type Amounts = OrderAmounts & { tax: number; tax_status: 'included' | 'excluded' };

type Props = {
  amounts: Amounts;
  /** Percent; left out where it is not known. */
  taxRate?: number | undefined;
  isDelivered: boolean;
  /** The wallet's part, and the rest. */
  partial?: { wallet: number; rest: number } | null | undefined;
};

type Part = { key: string; label: string; value: string; was?: string | undefined; isMinus?: boolean };

/**
 * Every row of the price in the order of its computation, without empty rows. The rows above the total add up to it: an
 * included tax stands at the end.
 */
export function AmountRows({ amounts, taxRate, isDelivered, partial }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const parts = useParts({ amounts, isDelivered });
  const tax = useTax(amounts, taxRate);
  const isIncluded = amounts.tax_status === 'included';
  const above = tax && !isIncluded ? [...parts, tax] : parts;
  return (
    <dl className={styles.rows}>
      {above.map(({ key, label, value, was, isMinus }) => (
        <div key={key} className={classNames(isMinus && styles.minus)}>
          <dt>{label}</dt>
          <dd>
            {was && (
              <s className={styles.was}>
                <span className="vh">{t('ui.was')}</span> <bdi className="num">{was}</bdi>
              </s>
            )}
            <bdi className="num">{value}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('checkout.total')}</dt>
        <dd>
          <bdi className="num">{money(amounts.total)}</bdi>
        </dd>
      </div>
      {partial && (
        <>
          <div className={styles.minus}>
            <dt>{t('checkout.from_wallet')}</dt>
            <dd>
              <bdi className="num">−{money(partial.wallet)}</bdi>
            </dd>
          </div>
          <div className="strong">
            <dt>{t('checkout.left_to_pay')}</dt>
            <dd>
              <bdi className="num">{money(partial.rest)}</bdi>
            </dd>
          </div>
        </>
      )}
      {tax && isIncluded && (
        <div className={styles.included}>
          <dt>{tax.label}</dt>
          <dd>
            <bdi className="num">{tax.value}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function useTax({ tax, tax_status }: Amounts, rate: number | undefined): Part | null {
  const { t } = useTranslation();
  const { money } = useMoney();
  if (tax <= 0) return null;
  const label = rate === undefined ? t(`checkout.tax_${tax_status}_bare`) : t(`checkout.tax_${tax_status}`, { rate });
  return { key: 'tax', label, value: money(tax) };
}

function useParts({ amounts, isDelivered }: Props): Part[] {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { additional_charge_name } = useConfig();
  const { delivery_charge: fee, original_delivery_charge: full } = amounts;
  const off = (['discount', 'coupon_discount', 'referral_discount'] as const)
    .filter((key) => amounts[key] > 0)
    .map((key) => ({ key, label: t(`checkout.${key}`), value: `−${money(amounts[key])}`, isMinus: true }));
  const plus = (['additional_charge', 'extra_packaging', 'dm_tips'] as const)
    .filter((key) => amounts[key] > 0)
    .map((key) => ({
      key,
      label: (key === 'additional_charge' && additional_charge_name) || t(`checkout.${key}`),
      value: money(amounts[key]),
    }));
  const delivery = {
    key: 'delivery_charge',
    label: t('checkout.delivery_charge'),
    value: fee === 0 ? t('checkout.free') : money(fee),
    was: full > fee ? money(full) : undefined,
  };
  return [
    // A parcel has no items for sale.
    ...(amounts.subtotal > 0
      ? [{ key: 'subtotal', label: t('checkout.subtotal'), value: money(amounts.subtotal) }]
      : []),
    ...off,
    ...(isDelivered ? [delivery] : []),
    ...plus,
  ];
}
