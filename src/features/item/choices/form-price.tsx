import { useTranslation } from 'react-i18next';
import { shownPrice } from '@/domain/catalogue/item-price';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Price } from '@/ui/display/price';
import type { ItemForm } from './use-item-form';

/** The price of one piece with its chosen options (ITEM-09). */
export function FormPrice({ form, size = 'total' }: { form: ItemForm; size?: 'total' | 'hero' | undefined }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { digit_after_decimal_point: digits } = useConfig();
  const { price, original_price } = shownPrice(form.item, form.choice.price, digits);
  return (
    <Price
      size={size}
      now={money(price)}
      was={original_price === null ? undefined : money(original_price)}
      nowLabel={t('ui.now')}
      wasLabel={t('ui.was')}
    />
  );
}
