import { toast } from './toast';

/**
 * Copies text to the clipboard and shows a toast. Browsers deny it on insecure origins or by a setting; then a message
 * says so, since the text on the page can be copied by hand.
 */
export async function copyText(words: string, told: { copied: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    void toast.success(told.copied);
  } catch {
    void toast.error(told.refused);
  }
}
