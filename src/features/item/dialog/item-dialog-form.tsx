import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import type { AnyItem } from '@/contract/catalogue/item';
import { useMoney } from '@/features/config/use-money';
import { Heart } from '@/features/wishlist/heart';
import { Name } from '@/ui/display/name';
import { AddOnList } from '../choices/add-on-list';
import { Combination } from '../choices/combination';
import { FormPrice } from '../choices/form-price';
import { hasFacts, ItemFacts } from '../choices/item-facts';
import { NotStated } from '../choices/not-stated';
import { OptionGroups } from '../choices/option-groups';
import { PurchaseButtons } from '../choices/purchase-buttons';
import { PurchaseNotice } from '../choices/purchase-notice';
import { Quantity } from '../choices/quantity';
import { useItemForm } from '../choices/use-item-form';
import { usePurchase } from '../choices/use-purchase';
import { FoldedText } from '../folded-text';
import { ItemLine } from '../item-line';
import styles from './item-dialog.module.css';
import { ItemDialogPicture } from './item-dialog-picture';

type Props = { item: AnyItem; line: CartLine | undefined; onClose: () => void };

/** Picture and facts are fixed, the choices scroll beside them, the footer is fixed. */
export function ItemDialogForm({ item, line, onClose }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const form = useItemForm(item, line);
  const purchase = usePurchase(form, onClose);

  return (
    <>
      <div className={styles.body}>
        <div className={styles.start}>
          <ItemDialogPicture item={item} />
          {hasFacts(item) && (
            <div className={styles.facts}>
              <ItemFacts item={item} notStated={<NotStated />} />
            </div>
          )}
        </div>
        <div className={styles.end}>
          <div className={styles.intro}>
            <div className={styles.head}>
              <p className={styles.title} aria-hidden="true">
                <Name>{item.name}</Name>
              </p>
              {item.kind === 'item' && <Heart item={item} look="plain" />}
            </div>
            <ItemLine item={item} />
            {item.description && (
              <p className="muted">
                <FoldedText text={item.description} />
              </p>
            )}
            <FormPrice form={form} />
            <PurchaseNotice form={form} />
          </div>
          <div className={styles.groups}>
            <OptionGroups form={form} problem={purchase.problem} />
            {item.choice_options.length > 0 && (
              <div className={styles.combination}>
                <Combination form={form} />
              </div>
            )}
            <AddOnList form={form} />
          </div>
        </div>
      </div>
      <div className={styles.foot}>
        <p className={styles.total} aria-live="polite">
          <span>{t('item.total_amount')}</span>
          <b>
            <bdi className="num">{money(form.price.total)}</bdi>
          </b>
        </p>
        <Quantity form={form} />
        <PurchaseButtons form={form} purchase={purchase} place="dialog" showsTotal />
      </div>
    </>
  );
}
