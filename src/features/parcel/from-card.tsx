import { useTranslation } from 'react-i18next';
import { withPlus } from '@/domain/accounts/phone';
import { IconDisc } from '@/ui/display/icon-disc';
import { IconButton } from '@/ui/controls/icon-button';
import { toolIcons } from '@/ui/icons/tool-icons';
import type { Party } from './parcel-draft';
import styles from './parcel.module.css';

/** A summary of the first step, with a button back to it. */
export function FromCard({ sender, onEdit }: { sender: Party; onEdit: () => void }) {
  const { t } = useTranslation();
  const parts = (['house', 'floor'] as const)
    .filter((field) => sender[field])
    .map((field) => t(`address.${field}_value`, { value: sender[field] }));
  return (
    <section className={styles.from} aria-label={t('parcel.sender')}>
      <IconDisc name="package" size={24} />
      <div>
        <strong>{t('parcel.from', { name: sender.contact_person_name, address: sender.address })}</strong>
        <p>
          {parts.map((part) => (
            <span key={part}>{part} · </span>
          ))}
          <bdi dir="ltr" className="num">
            {withPlus(sender.contact_person_number)}
          </bdi>
        </p>
      </div>
      <IconButton icon={toolIcons.pencil} label={t('parcel.edit_sender')} onClick={onEdit} />
    </section>
  );
}
