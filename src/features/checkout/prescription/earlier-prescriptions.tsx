import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { earlierFileName, type EarlierPrescription } from '@/domain/checkout/earlier-prescriptions';
import { dateFormat } from '@/domain/text/date-format';
import { useConfig } from '@/features/config/api';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import { Picture } from '@/ui/display/picture';
import { useEarlierFiles, useEarlierPrescriptions } from './earlier-api';
import styles from './prescription.module.css';

type Props = {
  files: readonly File[];
  isFull: boolean;
  isBusy: boolean;
  /** Adds what `load` brings; rejects like it. */
  addFrom: (load: () => Promise<File[]>) => Promise<void>;
};

/** What the customer has sent with orders before, to be sent once more (beyond §2.23). Nothing where there is none. */
export function EarlierPrescriptions({ files, isFull, isBusy, addFrom }: Props) {
  const { t, i18n } = useTranslation();
  const { timezone } = useConfig();
  const [lost, setLost] = useState<number | null>(null);
  const earlier = useEarlierPrescriptions();
  const { mutateAsync: fetchFiles } = useEarlierFiles();
  if (earlier.length === 0) return null;
  const format = dateFormat(i18n.language, timezone, { day: 'numeric', month: 'short', year: 'numeric' });
  const names = new Set(files.map(({ name }) => name));

  async function use(one: EarlierPrescription) {
    setLost(null);
    await addFrom(() => fetchFiles(one)).catch(() => setLost(one.order_id));
  }

  return (
    <section className={styles.earlier} aria-labelledby="earlier-prescriptions">
      <h3 className="t16 strong" id="earlier-prescriptions">
        {t('checkout.prescription_earlier')}
      </h3>
      <p className="t14 muted">{t('checkout.prescription_earlier_text')}</p>
      <ul className={styles.files}>
        {earlier.map((one) => (
          <li key={one.order_id}>
            <FirstPage address={one.files[0] ?? ''} />
            <span>
              {t('checkout.prescription_of', { id: one.order_id })}
              <br />
              <span className="muted">
                {format.format(new Date(one.created_at))} ·{' '}
                {t('checkout.prescription_files', { count: one.files.length })}
              </span>
              {lost === one.order_id && (
                <span role="alert" className={styles.wrong}>
                  <br />
                  {t('checkout.prescription_lost')}
                </span>
              )}
            </span>
            <UseButton
              id={one.order_id}
              isUsed={one.files.every((file, n) => names.has(earlierFileName(one.order_id, n + 1, file)))}
              isOff={isFull || isBusy}
              onUse={() => void use(one)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstPage({ address }: { address: string }) {
  if (address.endsWith('.pdf')) return <Icon name="file-text" size={24} />;
  return <Picture src={address} width={72} height={72} />;
}

type UseProps = { id: number; isUsed: boolean; isOff: boolean; onUse: () => void };

function UseButton({ id, isUsed, isOff, onUse }: UseProps) {
  const { t } = useTranslation();
  return (
    <Button
      look="neutral"
      disabled={isUsed || isOff}
      aria-label={t(isUsed ? 'checkout.prescription_used_of' : 'checkout.prescription_use_of', { id })}
      onClick={onUse}
    >
      {t(isUsed ? 'checkout.prescription_used' : 'checkout.prescription_use')}
    </Button>
  );
}
