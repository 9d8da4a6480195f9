import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { useMoney } from '@/features/config/use-money';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { Switch } from '@/ui/fields/choice';
import { Panel } from '@/ui/display/panel';
import { TextArea } from '@/ui/fields/text-field';
import styles from './checkout.module.css';
import { instructions, replacements, type ChangeDraft, type Draft } from './draft';

type Props = { store: Store; draft: Draft; onChange: ChangeDraft };

/** What the courier is told, and cutlery where the store has it. */
export function CourierSection({ store, draft, onChange }: Props) {
  const { t } = useTranslation();
  const isDelivered = draft.order_type === 'delivery';
  if (!isDelivered && !store.cutlery) return null;
  return (
    <Panel title={t(isDelivered ? 'checkout.for_the_courier' : 'checkout.for_the_store')}>
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
    </Panel>
  );
}

/** What the store is told: what to do without an item, packaging, a note. */
export function StoreSection({ store, draft, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const hasPackaging = store.extra_packaging_status && store.extra_packaging_amount > 0;
  return (
    <Panel title={t('checkout.if_unavailable')}>
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
      {hasPackaging && (
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
        maxLength={1000}
        value={draft.order_note}
        onChange={(event) => onChange({ order_note: event.target.value })}
      />
    </Panel>
  );
}
