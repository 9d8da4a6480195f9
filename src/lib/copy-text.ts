import { toast } from './toast';

/**
 * Puts words on the clipboard and says so. Browsers refuse it to a page without a secure address, and by a setting:
 * that is told, for the words stand on the page to be copied by hand.
 */
export async function copyText(words: string, told: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    void toast.success(told.copied);
  } catch {
    void toast.error(told.refused);
  }
}
