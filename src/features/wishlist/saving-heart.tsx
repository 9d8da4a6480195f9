import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openAuth } from '@/features/auth/open-auth';
import { readSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { HeartButton } from '@/ui/heart-button';

type Props = {
  name: string;
  isSaved: boolean;
  look?: 'card' | 'plain' | undefined;
  /** Saves it or gives it up; done once the list has been read anew. A failure is told by the call itself. */
  save: (pressed: boolean) => Promise<{ message: string }>;
};

/**
 * The heart of whatever can be saved; only for signed-in customers.
 * Spec: ordering §4, "Wishlist"; accounts §8.
 */
export function SavingHeart({ name, isSaved, look, save }: Props) {
  const { t } = useTranslation();
  // What was pressed holds until the list has been read anew.
  const [wished, setWished] = useState<boolean | null>(null);

  function toggle(pressed: boolean) {
    if (!readSession().token) return refuse(pressed);
    setWished(pressed);
    save(pressed)
      .then(({ message }) => void (message && toast.success(message)))
      .catch(() => {})
      .finally(() => setWished(null));
  }

  /** Says why, and saves it after all for who signs in now (WISH-05). */
  function refuse(pressed: boolean) {
    const signIn = { label: t('shell.sign_in'), act: () => void openAuth('sign-in', () => toggle(pressed)) };
    void toast.error(t('wishlist.not_logged_in'), { action: signIn });
  }

  return <HeartButton pressed={wished ?? isSaved} label={t('wishlist.save', { name })} onToggle={toggle} look={look} />;
}
