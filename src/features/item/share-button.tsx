import { useTranslation } from 'react-i18next';
import { copyText } from '@/lib/copy-text';
import { IconButton } from '@/ui/controls/icon-button';

/** Shares the page's URL: by the device's share sheet where possible, else by the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation();

  async function share() {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const url = canonical ?? window.location.href;
    // Missing in some browsers, despite the types.
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects, but is no failure.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await copyText(url, { copied: t('item.link_copied'), refused: t('ui.copy_refused') });
  }

  return <IconButton icon="share" label={t('item.share')} look="photo" onClick={() => void share()} />;
}
