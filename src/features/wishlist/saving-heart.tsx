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
  /** Saves (true) or removes (false); settles after the list is refetched. It reports its own outcome. */
  save: (isWished: boolean) => Promise<unknown>;
};

/**
 * The heart of anything that can be saved; for signed-in customers only. Spec: ordering §4, "Wishlist"; accounts §8.
 */
export function SavingHeart({ name, isSaved, look, save }: Props) {
  const { t } = useTranslation();
  // The last press applies until the list is refetched.
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

  /** Says why, and saves it after all if the visitor signs in now (WISH-05). */
  function refuse(isWished: boolean) {
    const signIn = { label: t('ui.sign_in'), act: () => void openAuth('sign-in', () => toggle(isWished)) };
    void toast.error(t('wishlist.not_logged_in'), { action: signIn, about: SIGNED_OUT });
  }

  return (
    <HeartButton pressed={pressed ?? isSaved} label={t('wishlist.save', { name })} onToggle={toggle} look={look} />
  );
}
