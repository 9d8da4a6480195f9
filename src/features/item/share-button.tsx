import { useTranslation } from 'react-i18next';
import { copyText } from '@/lib/copy-text';
import { IconButton } from '@/ui/controls/icon-button';

/** Hands the page's address on: by the device where it can, else by the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation();

  async function share() {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const url = canonical ?? window.location.href;
    // Missing in some browsers, whatever the types say.
    if (typeof navigator.share === 'function') {
      // Giving up the device's own dialog is reported as a failure; it is none.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await copyText(url, { copied: t('item.link_copied'), refused: t('ui.copy_refused') });
  }

  return <IconButton icon="share" label={t('item.share')} look="photo" onClick={() => void share()} />;
}
