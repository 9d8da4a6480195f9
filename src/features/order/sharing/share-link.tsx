import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { copyText } from '@/lib/copy-text';
import { Button } from '@/ui/controls/button';
import { Panel } from '@/ui/display/panel';
import styles from './share-link.module.css';

type Props = {
  what: 'order' | 'parcel' | 'trip';
  /** The page that follows it. */
  path: string;
  /**
   * Opens the page for whoever has the link. Other back ends have none: there the receiver of a parcel enters the phone,
   * and nobody else can be let in.
   */
  share_token: string | null;
};

/** A link with which others follow an order or a trip; nothing in it identifies a person (beyond §2.8 and §2.25). */
export function ShareLink(props: Props) {
  const { t } = useTranslation();
  const { link, share } = useShare(props);
  const { what, share_token } = props;
  if (!link) return null;
  return (
    <Panel title={t(what === 'parcel' ? 'parcel.share_title' : 'order.share_title')}>
      <div className={styles.share}>
        <p>{share_token ? t(`order.share_text_${what}`) : t('parcel.follow_text')}</p>
        <bdi dir="ltr" className={styles.link}>
          {link}
        </bdi>
        <Button look="secondary" size="small" icon="share" onClick={share}>
          {t('order.share')}
        </Button>
      </div>
    </Panel>
  );
}

/** The same in one button. */
export function ShareButton(props: Props) {
  const { t } = useTranslation();
  const { link, share } = useShare(props);
  if (!link) return null;
  return (
    <Button block look="neutral" icon="share" onClick={share}>
      {t('order.share')}
    </Button>
  );
}

function useShare({ what, path, share_token }: Props) {
  const { t } = useTranslation();
  const { locale } = useRouter();
  const isOpen = share_token !== null || what === 'parcel';
  const token = share_token === null ? '' : `?share=${share_token}`;
  const link = isOpen ? `${location.origin}${languagePath(path, toLanguage(locale))}${token}` : null;

  async function send(url: string) {
    if (!navigator.share) return copyText(url, { copied: t('order.share_copied'), refused: t('ui.copy_refused') });
    const text = share_token ? t(`order.share_message_${what}`) : t('parcel.share_message');
    // Closing the share sheet rejects, but is no failure.
    await navigator.share({ text, url }).catch(() => {});
  }

  return { link, share: () => void (link && send(link)) };
}
