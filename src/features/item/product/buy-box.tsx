import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '@/contract/catalogue/item';
import { choicePicture } from '@/domain/catalogue/choice-picture';
import { shownPrice } from '@/domain/catalogue/item-price';
import { less } from '@/domain/money/money';
import { fewLeft } from '@/domain/catalogue/quantity';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Badge } from '@/ui/display/badge';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { AddOnList } from '../choices/add-on-list';
import { Combination } from '../choices/combination';
import { FormPrice } from '../choices/form-price';
import { OptionGroups } from '../choices/option-groups';
import { limitedBy } from '../choices/picks';
import { PurchaseButtons } from '../choices/purchase-buttons';
import { PurchaseNotice } from '../choices/purchase-notice';
import { Quantity } from '../choices/quantity';
import { useItemForm, type ItemForm } from '../choices/use-item-form';
import { usePurchase } from '../choices/use-purchase';
import { ItemLine } from '../item-line';
import styles from './buy-box.module.css';
import { StoreStrip } from './store-strip';

type Props = {
  item: Item;
  /** The link to the cart for screens whose top bar has none; on the phone it is above the buttons. */
  cartBar?: ReactNode;
  /** The delivery time and fee, provided by the store feature. */
  delivery?: ReactNode;
  /** Called with the index of the picture that shows the current choice. */
  onPicked?: ((place: number | null) => void) | undefined;
};

/** Name, price, choices and purchase buttons; on the phone the buttons are fixed at the bottom. */
export function BuyBox({ item, cartBar, delivery, onPicked }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const form = useItemForm(item);
  const purchase = usePurchase(form);
  const place = choicePicture(item.choice_options, form.picks.options);
  useEffect(() => onPicked?.(place), [onPicked, place]);
  const left = fewLeft(limitedBy(item, form.picks));
  return (
    <section className={styles.box}>
      <div className="stack8">
        {item.brand_name && <p className={styles.brand}>{item.brand_name}</p>}
        <h1 className="t28">
          <Name>{item.name}</Name>
        </h1>
        <ItemLine item={item} showsStore={false} />
      </div>
      <div className={styles.price} aria-live="polite">
        <FormPrice form={form} size="hero" />
        <Saving form={form} />
      </div>
      <Combination form={form} />
      {(item.food_variations.length > 0 || item.add_ons.length > 0) && (
        <div className={styles.groups}>
          <OptionGroups form={form} problem={purchase.problem} />
          <AddOnList form={form} />
        </div>
      )}
      {left !== null && (
        <p className={styles.left}>
          <Icon name="package" />
          {t('item.only_left', { count: left })}
        </p>
      )}
      <PurchaseNotice form={form} />
      {form.choice.add_ons.length > 0 || form.picks.quantity > 1 ? (
        <p className="strong" aria-live="polite">
          {t('item.total_amount')} <bdi className="num">{money(form.price.total)}</bdi>
        </p>
      ) : null}
      <div className={styles.foot}>
        {cartBar}
        <div className={styles.actions}>
          <Quantity form={form} />
          <PurchaseButtons form={form} purchase={purchase} place="page" />
        </div>
      </div>
      {delivery && <div className={styles.delivery}>{delivery}</div>}
      {item.store_details && <StoreStrip store={item.store_details} />}
    </section>
  );
}

/** The discount on one piece. */
function Saving({ form }: { form: ItemForm }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { digit_after_decimal_point: digits } = useConfig();
  const { price, original_price } = shownPrice(form.item, form.choice.price, digits);
  if (original_price === null) return null;
  return <Badge tone="soft">{t('item.you_save', { amount: money(less(original_price, price, digits)) })}</Badge>;
}
