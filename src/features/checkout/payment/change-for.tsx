import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dueNow } from '@/domain/checkout/payment-choice';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { countInLatin } from '@/ui/fields/count-in-latin';
import { FieldBox } from '@/ui/fields/field';
import styles from '../checkout.module.css';
import type { Payable } from '../placing/compose';
import type { ChangeDraft, Draft } from '../draft';

type Props = { order: Payable; draft: Draft; isWrong: boolean; onChange: ChangeDraft };

/** The amount the customer pays with, so that the courier brings change. */
export function ChangeFor({ order, draft, isWrong, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { currency_symbol, currency_symbol_direction: side } = useConfig();
  const id = useId();
  const symbol = <bdi>{currency_symbol}</bdi>;
  return (
    <div className={styles.change}>
      <label htmlFor={id}>{t('checkout.change_for')}</label>
      <FieldBox start={side === 'left' && symbol} end={side === 'right' && symbol} invalid={isWrong}>
        <input
          id={id}
          dir="ltr"
          inputMode="decimal"
          maxLength={12}
          value={draft.bring_change}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-help` : undefined}
          onChange={countInLatin((event) => onChange({ bring_change: event.target.value }))}
        />
      </FieldBox>
      {isWrong && (
        <span id={`${id}-help`} className={styles.wrong}>
          {t('checkout.change_too_small', { amount: money(dueNow(order, draft)) })}
        </span>
      )}
    </div>
  );
}
