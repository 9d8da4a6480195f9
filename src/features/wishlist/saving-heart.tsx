import type { UseMutationResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openAuth } from '@/features/auth/open-auth';
import { readSession } from '@/lib/session';
import { SIGNED_OUT, toast } from '@/lib/toast';
import { HeartButton } from '@/ui/controls/heart-button';

type Props = {
  name: string;
  isSaved: boolean;
  look?: 'card' | 'plain' | undefined;
  /** Saves it or gives it up; done once the list has been read anew. It tells its outcome itself. */
  saving: UseMutationResult<{ message: string }, Error, boolean>;
};

/**
 * The heart of whatever can be saved; only for signed-in customers.
 * Spec: ordering §4, "Wishlist"; accounts §8.
 */
export function SavingHeart({ name, isSaved, look, saving }: Props) {
  const { t } = useTranslation();

  function toggle(pressed: boolean) {
    if (!readSession().token) return refuse(pressed);
    saving.mutate(pressed);
  }

  /** Says why, and saves it after all for who signs in now (WISH-05). */
  function refuse(pressed: boolean) {
    const signIn = { label: t('shell.sign_in'), act: () => void openAuth('sign-in', () => toggle(pressed)) };
    void toast.error(t('wishlist.not_logged_in'), { action: signIn, about: SIGNED_OUT });
  }

  // What was pressed holds until the list has been read anew.
  const isPressed = saving.isPending ? saving.variables : isSaved;
  return <HeartButton pressed={isPressed} label={t('wishlist.save', { name })} onToggle={toggle} look={look} />;
}
