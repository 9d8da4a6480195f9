import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openAuth } from '@/features/auth/open-auth';
import { readSession } from '@/lib/session';
import { SIGNED_OUT, toast } from '@/lib/toast';
import { HeartButton } from '@/ui/controls/heart-button';

type Props = {
  name: string;
  isSaved: boolean;
  look?: 'card' | 'plain' | undefined;
  /** Saves it (true) or gives it up; done once the list has been read anew. It tells its outcome itself. */
  save: (isWished: boolean) => Promise<unknown>;
};

/**
 * The heart of whatever can be saved; only for signed-in customers.
 * Spec: ordering §4, "Wishlist"; accounts §8.
 */
export function SavingHeart({ name, isSaved, look, save }: Props) {
  const { t } = useTranslation();
  // What was pressed last holds until the list has been read anew.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const presses = useRef(0);

  function toggle(isWished: boolean) {
    if (readSession().token) void keep(isWished);
    else refuse(isWished);
  }

  async function keep(isWished: boolean) {
    const press = ++presses.current;
    setPressed(isWished);
    await save(isWished).catch(() => {});
    if (press === presses.current) setPressed(null);
  }

  /** Says why, and saves it after all for who signs in now (WISH-05). */
  function refuse(isWished: boolean) {
    const signIn = { label: t('shell.sign_in'), act: () => void openAuth('sign-in', () => toggle(isWished)) };
    void toast.error(t('wishlist.not_logged_in'), { action: signIn, about: SIGNED_OUT });
  }

  return (
    <HeartButton pressed={pressed ?? isSaved} label={t('wishlist.save', { name })} onToggle={toggle} look={look} />
  );
}
