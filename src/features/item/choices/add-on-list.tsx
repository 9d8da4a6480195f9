import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/contract/catalogue/item';
import { useMoney } from '@/features/config/use-money';
import { QuantityStepper } from '@/ui/controls/quantity-stepper';
import styles from './option-groups.module.css';
import type { ItemForm } from './use-item-form';
import { Name } from '@/ui/display/name';

/** Add-ons, each with its own quantity from 0 upwards (ITEM-18, ITEM-19). */
export function AddOnList({ form }: { form: ItemForm }) {
  const { t } = useTranslation();
  const { add_ons } = form.item;
  if (add_ons.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('item.add_ons')}</legend>
      <p className={styles.hint}>{t('ui.optional')}</p>
      <ul className={styles.list} role="list">
        {add_ons.map((addOn) => (
          <AddOnRow key={addOn.id} addOn={addOn} form={form} />
        ))}
      </ul>
    </fieldset>
  );
}

function AddOnRow({ addOn: { id, name, price }, form }: { addOn: AddOn; form: ItemForm }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const quantity = form.picks.add_ons[id] ?? 0;
  return (
    <li className={styles.addOn}>
      <span className={styles.addOnName}>
        <Name>{name}</Name>
        <span className="t14 muted">
          {' '}
          <bdi className="num">+{money(price)}</bdi>
        </span>
      </span>
      <QuantityStepper
        quantity={quantity}
        min={0}
        onChange={(next) => form.setAddOn(id, next)}
        labels={{
          quantity: t('item.quantity_of', { name }),
          increase: t('item.increase', { name }),
          decrease: t('item.decrease', { name }),
        }}
      />
    </li>
  );
}
