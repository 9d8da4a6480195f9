import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { limits } from '@/domain/limits';
import type { Replaceable } from '@/domain/checkout/replacement';
import { digitsOf } from '@/domain/money/money-display';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { Fold } from '@/ui/controls/fold';
import { Switch } from '@/ui/fields/choice';
import { TextArea } from '@/ui/fields/text-field';
import styles from './checkout.module.css';
import { instructions, replacements, type ChangeDraft, type Draft } from './draft';
import { isTipUnclear } from './placing/problem';
import { TipChoice } from './summary/tip-section';

type Props = { store: Store; replaceable: Replaceable; draft: Draft; onChange: ChangeDraft };

/** Optional wishes, folded: instructions for courier and store, and a tip. The folded title shows the choices. */
export function WishesSection(props: Props) {
  const { t } = useTranslation();
  const { dm_tips_status } = useConfig();
  const chosen = useChosen(props);
  const isDelivered = props.draft.order_type === 'delivery';
  return (
    <Fold
      id="checkout-wishes"
      title={t(isDelivered ? 'checkout.wishes' : 'checkout.wishes_for_the_store')}
      text={chosen || undefined}
    >
      <ForTheCourier {...props} />
      {isDelivered && dm_tips_status && (
        <Part title={t('checkout.tip_title')}>
          <TipChoice {...props} />
        </Part>
      )}
      <ForTheStore {...props} />
    </Fold>
  );
}

/** The choices as text; `''` while there are none. */
function useChosen({ store, draft }: Props): string {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const isDelivered = draft.order_type === 'delivery';
  const isTipped = isDelivered && config.dm_tips_status;
  const isUnclear = isTipUnclear({ digits: digitsOf(config) }, draft);
  const values = [
    ...(isDelivered ? draft.instructions.map((instruction) => t(`checkout.instruction_${instruction}`)) : []),
    isTipped && draft.tip > 0 && t('checkout.tip_of', { amount: money(draft.tip) }),
    isTipped && isUnclear && t('checkout.problem_tip_unclear'),
    store.cutlery && draft.cutlery && t('checkout.add_cutlery'),
    draft.unavailable && t(`checkout.unavailable_${draft.unavailable}`),
    hasPackaging(store) && draft.extra_packaging && t('checkout.extra_packaging'),
    draft.order_note.trim(),
  ].filter((text): text is string => Boolean(text));
  return t('ui.list', { values });
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className="strong">{title}</h3>
      {children}
    </div>
  );
}

/** Instructions for the courier, and cutlery where the store offers it. */
function ForTheCourier({ store, draft, onChange }: Props) {
  const { t } = useTranslation();
  const isDelivered = draft.order_type === 'delivery';
  if (!isDelivered && !store.cutlery) return null;
  return (
    <Part title={t(isDelivered ? 'checkout.for_the_courier' : 'checkout.for_the_store')}>
      {isDelivered && (
        <ChipRow label={t('checkout.for_the_courier')} wrap>
          {instructions.map((instruction) => {
            const isOn = draft.instructions.includes(instruction);
            const rest = draft.instructions.filter((other) => other !== instruction);
            return (
              <Chip
                key={instruction}
                selected={isOn}
                onClick={() => onChange({ instructions: isOn ? rest : [...rest, instruction] })}
              >
                {t(`checkout.instruction_${instruction}`)}
              </Chip>
            );
          })}
        </ChipRow>
      )}
      {store.cutlery && (
        <Switch checked={draft.cutlery} onChange={(event) => onChange({ cutlery: event.target.checked })}>
          {t('checkout.add_cutlery')}
        </Switch>
      )}
    </Part>
  );
}

/** Instructions for the store: replacements for unavailable items, packaging, a note. */
function ForTheStore({ store, replaceable, draft, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const offered = replacements.filter((replacement) => replacement !== 'replace' || replaceable !== 'none');
  return (
    <Part title={t('checkout.if_unavailable')}>
      <ChipRow label={t('checkout.if_unavailable')} wrap>
        {offered.map((replacement) => {
          const isOn = draft.unavailable === replacement;
          return (
            <Chip
              key={replacement}
              selected={isOn}
              onClick={() => onChange({ unavailable: isOn ? null : replacement })}
            >
              {t(`checkout.unavailable_${replacement}`)}
            </Chip>
          );
        })}
      </ChipRow>
      {replaceable !== 'all' && <p className={styles.fact}>{t('checkout.medicine_not_replaced')}</p>}
      {hasPackaging(store) && (
        <Switch
          checked={draft.extra_packaging}
          onChange={(event) => onChange({ extra_packaging: event.target.checked })}
        >
          {t('checkout.extra_packaging_for', { amount: money(store.extra_packaging_amount) })}
        </Switch>
      )}
      <TextArea
        className={styles.note}
        label={t('checkout.order_note')}
        note={t('ui.optional_mark')}
        placeholder={t('checkout.order_note_hint')}
        maxLength={limits.long_note_max}
        value={draft.order_note}
        onChange={(event) => onChange({ order_note: event.target.value })}
      />
    </Part>
  );
}

function hasPackaging({ extra_packaging_status, extra_packaging_amount }: Store): boolean {
  return extra_packaging_status && extra_packaging_amount > 0;
}
