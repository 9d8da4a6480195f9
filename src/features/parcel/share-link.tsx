import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/lib/copy-text';
import { Button } from '@/ui/controls/button';
import styles from './share-link.module.css';

/** The link to a parcel's status for its receiver; it contains nothing that identifies them (beyond §2.25). */
export function ShareLink({ order_id }: { order_id: number }) {
  const { t } = useTranslation();
  const { locale } = useRouter();
  const link = `${location.origin}${locale === 'ar' ? '/ar' : ''}/track-order/${order_id}`;

  async function share() {
    if (navigator.share) {
      // Closing the share sheet rejects, but is no failure.
      await navigator.share({ text: t('parcel.share_message'), url: link }).catch(() => {});
      return;
    }
    await copyText(link, { copied: t('parcel.share_copied'), refused: t('ui.copy_refused') });
  }

  return (
    <div className={styles.share}>
      <p>{t('parcel.follow_text')}</p>
      <bdi dir="ltr" className={styles.link}>
        {link}
      </bdi>
      <Button look="secondary" size="small" icon="share" onClick={() => void share()}>
        {t('parcel.share')}
      </Button>
    </div>
  );
}
