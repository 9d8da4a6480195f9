import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import { openAuth } from '@/features/auth/open-auth';
import { readSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { HeartButton } from '@/ui/heart-button';
import { useAddToWishlist, useRemoveFromWishlist, useWishlist } from './api';

type Props = { kind: 'item' | 'store'; id: number; name: string; look?: 'card' | 'plain' | undefined };

/**
 * Saves an item or a store, or gives it up again; only for signed-in customers.
 * Spec: ordering §4, "Wishlist"; accounts §8.
 */
export function Heart({ kind, id, name, look }: Props) {
  const { t } = useTranslation();
  const wishlist = useWishlist();
  const add = useAddToWishlist();
  const remove = useRemoveFromWishlist();
  // What was pressed holds until the list has been read anew.
  const [wished, setWished] = useState<boolean | null>(null);
  const isSaved = wished ?? wishlist?.[kind].some((it) => it.id === id) ?? false;

  function toggle(pressed: boolean) {
    if (!readSession().token) return refuse(pressed);
    setWished(pressed);
    const call = pressed ? add : remove;
    call.mutate(kind === 'item' ? { item_id: id } : { store_id: id }, {
      onSuccess: ({ message }) => void (message && toast.success(message)),
      onSettled: () => setWished(null),
    });
  }

  /** Says why, and saves it after all for who signs in now (WISH-05). */
  function refuse(pressed: boolean) {
    const signIn = { label: t('shell.sign_in'), act: () => void openAuth('sign-in', () => toggle(pressed)) };
    void toast.error(t('wishlist.not_logged_in'), { action: signIn });
  }

  return <HeartButton pressed={isSaved} label={t('wishlist.save', { name })} onToggle={toggle} look={look} />;
}
