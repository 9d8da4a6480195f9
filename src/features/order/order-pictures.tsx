import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/display/icon';
import { Panel } from '@/ui/display/panel';
import { Picture } from '@/ui/display/picture';
import styles from './order-items.module.css';

/** Prescriptions or proofs of delivery; each opens large. Renders nothing when there are none. */
export function OrderPictures({ title, pictures }: { title: string; pictures: readonly string[] }) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <Panel title={title}>
      <div className={styles.pictures}>
        {pictures.map((src, n) => (
          <a
            // A renewed URL points to the same file.
            key={src.split('/').at(-1)}
            href={src}
            target="_blank"
            rel="noreferrer"
            aria-label={t('order.picture_of', { title, number: n + 1 })}
          >
            {src.endsWith('.pdf') ? <Icon name="file-text" size={24} /> : <Picture src={src} width={96} height={96} />}
          </a>
        ))}
      </div>
    </Panel>
  );
}
