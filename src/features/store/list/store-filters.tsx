import { limits } from '@/domain/limits';
import { storeChips, storeOrders, type StoreChip, type StoreOrder } from '@/domain/catalogue/store-filter';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { Menu } from '@/ui/popups/menu';
import styles from './all-stores.module.css';
import type { ShoppingType } from './shopping';
import type { StoreTexts } from '../use-store-texts';

type Props = {
  type: ShoppingType;
  chips: ReadonlySet<StoreChip>;
  onChips: (chips: ReadonlySet<StoreChip>) => void;
  order: StoreOrder;
  onOrder: (order: StoreOrder) => void;
  texts: StoreTexts;
};

export function StoreFilters({ type, chips, onChips, order, onOrder, texts }: Props) {
  const { t, config, at } = texts;
  const offered = storeChips.filter((chip) => chip !== 'veg' || (type === 'food' && config.toggle_veg_non_veg));
  const orders = storeOrders.filter((storeOrder) => storeOrder !== 'nearest' || at);

  function toggle(chip: StoreChip) {
    const next = new Set(chips);
    if (!next.delete(chip)) next.add(chip);
    onChips(next);
  }

  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        <ChipRow label={t('home.filters')}>
          {offered.map((chip) => (
            <Chip
              key={chip}
              selected={chips.has(chip)}
              icon={chip === 'offers' ? 'badge-percent' : undefined}
              onClick={() => toggle(chip)}
            >
              {t(`home.${chip}`, { rating: limits.high_rating, minutes: limits.fast_delivery_minutes })}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <Menu
        label={t('ui.sort')}
        trigger={(attributes) => (
          <Chip icon="arrow-up-down" {...attributes}>
            <span className={styles.order}>{t('ui.sort_by', { order: t(`home.by_${order}`) })}</span>
          </Chip>
        )}
        entries={orders.map((sortOrder) => ({
          label: t(`home.by_${sortOrder}`),
          current: sortOrder === order,
          onSelect: () => onOrder(sortOrder),
        }))}
      />
    </div>
  );
}
