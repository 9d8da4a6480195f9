import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { RadioCard, Radios } from '@/ui/overlay/choice';
import { Modal } from '@/ui/overlay/modal';
import styles from './auth.module.css';

type Whose = 'guest' | 'account';
type Props = { guest: CartLine[]; account: CartLine[] } & Closing<Whose>;

/** Two carts of different stores meet at sign-in: nothing is dropped without being asked (decision "Cart after sign-in"). */
export function CartChoiceDialog({ guest, account, onClose }: Props) {
  const { t } = useTranslation();
  const [whose, setWhose] = useState<Whose>('guest');
  const carts = [
    { of: 'guest', title: t('auth.cart_of_guest'), lines: guest },
    { of: 'account', title: t('auth.cart_of_account'), lines: account },
  ] as const;
  return (
    <Modal
      title={t('auth.which_cart')}
      width={450}
      insistent
      onClose={() => onClose()}
      foot={
        <Button block onClick={() => onClose(whose)}>
          {t('auth.keep_cart')}
        </Button>
      }
    >
      <p>{t('auth.which_cart_text')}</p>
      <Radios label={t('auth.which_cart')} className={styles.carts}>
        {carts.map(({ of, title, lines }) => (
          <RadioCard
            key={of}
            title={title}
            text={
              lines.length > 0 &&
              t('auth.cart_items', { count: lines.length, names: namesOf(lines, t('location.list_comma')) })
            }
            icon="shopping-bag"
            checked={whose === of}
            onChange={() => setWhose(of)}
          />
        ))}
      </Radios>
    </Modal>
  );
}

/** At most three names. */
function namesOf(lines: readonly CartLine[], comma: string): string {
  const names = lines.slice(0, 3).map(({ item }) => item.name);
  return names.join(comma) + (lines.length > names.length ? ' …' : '');
}
