import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '@/lib/api/failure-text';
import { isRefusal } from '@/lib/api/refusal';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { RadioCard, Radios } from '@/ui/overlay/fields/choice';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { useMergeCarts } from './api';
import { tellLeftOut } from './left-out';
import styles from './auth.module.css';

type Whose = 'guest' | 'account';
/** `guest` and `account` are the names of what is in the carts. */
type Props = { guest_id: number; guest: string[]; account: string[] } & Closing<Whose>;

/**
 * The carts of guest and account are of different stores: the customer chooses which one to keep (GUEST-09). A failure is
 * shown and can be tried again; from then on the dialog can also be closed. A choice whose answer was lost may have been
 * carried out, and the other cart be gone: it can be sent again, but not be changed.
 */
export function CartChoiceDialog({ guest_id, guest, account, onClose }: Props) {
  const { t } = useTranslation();
  const [whose, setWhose] = useState<Whose>('guest');
  const [isAnswerLost, setAnswerLost] = useState(false);
  const { mutate: merge, isPending, error } = useMergeCarts();

  function keep() {
    const onSuccess = ({ cart_left_out }: { cart_left_out: number }) => {
      tellLeftOut(cart_left_out, t);
      onClose(whose);
    };
    const onError = (failure: Error) => setAnswerLost(isAnswerLost || !isRefusal(failure));
    merge({ guest_id, keep: whose }, { onSuccess, onError });
  }

  const carts = [
    { of: 'guest', title: t('auth.cart_of_guest'), names: guest },
    { of: 'account', title: t('auth.cart_of_account'), names: account },
  ] as const;
  return (
    <Modal
      title={t('auth.which_cart')}
      width={450}
      insistent
      hasClose={error !== null}
      onClose={() => onClose()}
      foot={
        <Button block loading={isPending} onClick={keep}>
          {t('auth.keep_cart')}
        </Button>
      }
    >
      <p>{t('auth.which_cart_text')}</p>
      <div className={styles.stack}>
        <Radios label={t('auth.which_cart')} className={styles.carts}>
          {carts.map(({ of, title, names }) => (
            <RadioCard
              key={of}
              title={title}
              text={
                names.length > 0 && t('auth.cart_items', { count: names.length, names: firstOf(names, t('ui.comma')) })
              }
              icon="shopping-bag"
              checked={whose === of}
              disabled={isPending || (isAnswerLost && whose !== of)}
              onChange={() => setWhose(of)}
            />
          ))}
        </Radios>
        {error && (
          <Notice tone="bad" live>
            {failureText(error, t)}
            {isAnswerLost && <p>{t('auth.cart_choice_sent')}</p>}
          </Notice>
        )}
      </div>
    </Modal>
  );
}

/** At most three names. */
function firstOf(names: readonly string[], comma: string): string {
  return names.slice(0, 3).join(comma) + (names.length > 3 ? ' …' : '');
}
