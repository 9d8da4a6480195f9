import { useTranslation } from 'react-i18next';
import { incrementProblem, maxQuantity } from '@/domain/catalogue/quantity';
import { toast } from '@/lib/toast';
import { QuantityStepper } from '@/ui/controls/quantity-stepper';
import type { ItemForm } from './use-item-form';

/** The quantity, from 1 to the limit of stock and maximum (ITEM-20…24). */
export function Quantity({ form }: { form: ItemForm }) {
  const { t } = useTranslation();
  const { item, picks, limited } = form;
  const { name } = item;
  const most = Math.max(1, maxQuantity(limited));
  const isShort = incrementProblem(picks.quantity, limited) === 'stock';
  const reason = isShort ? t('errors.out_of_stock') : t('cart.out_of_limits', { most });
  return (
    <QuantityStepper
      look="large"
      quantity={picks.quantity}
      max={most}
      maxReason={reason}
      onMax={() => void toast.error(reason)}
      onChange={form.setQuantity}
      labels={{
        quantity: t('item.quantity_of', { name }),
        increase: t('item.increase', { name }),
        decrease: t('item.decrease', { name }),
      }}
    />
  );
}
