import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { limits } from '@/domain/limits';
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

type Props = { store: Store; draft: Draft; onChange: ChangeDraft };

/** What an order does without, folded: what courier and store are told, and a tip. What is chosen shows when folded, too. */
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

/** In words; `''` while nothing is. */
function useChosen({ store, draft }: Props): string {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const isDelivered = draft.order_type === 'delivery';
  const isTipped = isDelivered && config.dm_tips_status;
  const isUnclear = isTipUnclear({ digits: digitsOf(config) }, draft);
  const values = [
    ...(isDelivered ? draft.instructions.map((it) => t(`checkout.instruction_${it}`)) : []),
    isTipped && draft.tip > 0 && t('checkout.tip_of', { amount: money(draft.tip) }),
    isTipped && isUnclear && t('checkout.problem_tip_unclear'),
    store.cutlery && draft.cutlery && t('checkout.add_cutlery'),
    draft.unavailable && t(`checkout.unavailable_${draft.unavailable}`),
    hasPackaging(store) && draft.extra_packaging && t('checkout.extra_packaging'),
    draft.order_note.trim(),
  ].filter((it): it is string => Boolean(it));
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

/** What the courier is told, and cutlery where the store has it. */
function ForTheCourier({ store, draft, onChange }: Props) {
  const { t } = useTranslation();
  const isDelivered = draft.order_type === 'delivery';
  if (!isDelivered && !store.cutlery) return null;
  return (
    <Part title={t(isDelivered ? 'checkout.for_the_courier' : 'checkout.for_the_store')}>
      {isDelivered && (
        <ChipRow label={t('checkout.for_the_courier')} wrap>
          {instructions.map((it) => {
            const isOn = draft.instructions.includes(it);
            const rest = draft.instructions.filter((other) => other !== it);
            return (
              <Chip key={it} selected={isOn} onClick={() => onChange({ instructions: isOn ? rest : [...rest, it] })}>
                {t(`checkout.instruction_${it}`)}
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

/** What the store is told: what to do without an item, packaging, a note. */
function ForTheStore({ store, draft, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  return (
    <Part title={t('checkout.if_unavailable')}>
      <ChipRow label={t('checkout.if_unavailable')} wrap>
        {replacements.map((it) => {
          const isOn = draft.unavailable === it;
          return (
            <Chip key={it} selected={isOn} onClick={() => onChange({ unavailable: isOn ? null : it })}>
              {t(`checkout.unavailable_${it}`)}
            </Chip>
          );
        })}
      </ChipRow>
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
