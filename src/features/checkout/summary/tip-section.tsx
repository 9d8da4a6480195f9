import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredTips } from '@/domain/checkout/courier-tip';
import { digitsOf } from '@/domain/money/money-display';
import { typedAmount } from '@/domain/money/typed-amount';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Panel } from '@/ui/display/panel';
import { TextField } from '@/ui/fields/text-field';
import { mostTipsQuery } from '../api';
import type { ChangeDraft, Draft } from '../draft';
import { isTipUnclear } from '../placing/problem';
import styles from './tip.module.css';

type Props = { draft: Draft; onChange: ChangeDraft };

/** The courier's tip; deliveries only. */
export function TipSection(props: Props) {
  const { t } = useTranslation();
  return (
    <Panel id="checkout-wishes" title={t('checkout.tip_title')}>
      <TipChoice {...props} />
    </Panel>
  );
}

export function TipChoice({ draft, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const { currency_symbol, currency_symbol_direction: side } = config;
  const digits = digitsOf(config);
  const symbol = <bdi>{currency_symbol}</bdi>;
  const name = useId();
  const { data: most = null } = useQuery(mostTipsQuery());
  const isOther = draft.other_tip !== null;
  const isUnclear = isTipUnclear({ digits }, draft);
  const tip = (value: number) => ({
    name,
    checked: !isOther && draft.tip === value,
    onChoose: () => onChange({ tip: value, other_tip: null }),
  });

  return (
    <>
      <p className="t14 muted">{t('checkout.tip_text')}</p>
      <div role="radiogroup" aria-label={t('checkout.tip_title')} className={styles.grid}>
        <Tip {...tip(0)}>{t('checkout.tip_none')}</Tip>
        {offeredTips(most).map((value) => (
          <Tip key={value} {...tip(value)}>
            <bdi className="num">{money(value)}</bdi>
            {value === most && <span className={styles.most}>{t('checkout.most_tipped')}</span>}
          </Tip>
        ))}
        <Tip name={name} checked={isOther} onChoose={() => onChange({ tip: 0, other_tip: '' })}>
          {t('checkout.tip_other')}
        </Tip>
      </div>
      {isOther && (
        <TextField
          label={t('checkout.tip_amount')}
          start={side === 'left' && symbol}
          end={side === 'right' && symbol}
          dir="ltr"
          inputMode="decimal"
          maxLength={9}
          value={draft.other_tip ?? ''}
          error={isUnclear ? t('checkout.problem_tip_unclear') : undefined}
          onChange={({ target: { value } }) => onChange({ other_tip: value, tip: typedAmount(value, digits) ?? 0 })}
        />
      )}
    </>
  );
}

type TipProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode };

function Tip({ name, checked, onChoose, children }: TipProps) {
  return (
    <label className={styles.tip}>
      <input type="radio" className="vh" name={name} checked={checked} onChange={onChoose} />
      {children}
    </label>
  );
}
