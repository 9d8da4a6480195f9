import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { RadioCard } from '@/ui/fields/choice';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Panel } from '@/ui/display/panel';
import { moneyIcons } from '@/ui/icons/money-icons';
import { instructionsQuery } from './api';
import type { ChangeParcel, ParcelDraft } from './parcel-draft';
import styles from './parcel.module.css';

/** The instruction for the courier, and who pays. */
export function WishesPart({ draft, change }: { draft: ParcelDraft; change: ChangeParcel }) {
  const { t } = useTranslation();
  const { cash_on_delivery } = useConfig();
  const { data: instructions = [], isLoadingError, refetch } = useQuery(instructionsQuery());
  return (
    <Panel title={t('parcel.wishes_title')}>
      {isLoadingError && <NotLoaded title={t('home.failed_title')} onRetry={refetch} />}
      <ChipRow label={t('parcel.wishes_title')} wrap>
        {instructions.map(({ id, instruction }) => (
          <Chip
            key={id}
            selected={draft.instruction_id === id}
            onClick={() => change(draft.instruction_id === id ? none : { instruction_id: id, instruction })}
          >
            {instruction}
          </Chip>
        ))}
      </ChipRow>
      <h3 className="strong">{t('parcel.payer_title')}</h3>
      <div role="radiogroup" aria-label={t('parcel.payer_title')} className={styles.two}>
        {(['sender', 'receiver'] as const).map((payer) => (
          <RadioCard
            key={payer}
            name="parcel-payer"
            icon={payer === 'sender' ? moneyIcons.wallet : moneyIcons.banknote}
            title={t(`parcel.payer_${payer}`)}
            text={t(`parcel.payer_${payer}_text`)}
            disabled={payer === 'receiver' && !cash_on_delivery}
            checked={draft.charge_payer === payer}
            onChange={() => change({ charge_payer: payer })}
          />
        ))}
      </div>
    </Panel>
  );
}

const none = { instruction_id: 0, instruction: '' };
