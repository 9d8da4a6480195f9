import { useTranslation } from 'react-i18next';
import type { MenuFilter } from '@/domain/catalogue/menu-filter';
import { Chip, ChipRow } from '@/ui/controls/chip';
import styles from './store-screen.module.css';

type Props = {
  offered: readonly MenuFilter[];
  chosen: readonly MenuFilter[];
  onChange: (chosen: MenuFilter[]) => void;
  /** The number of remaining items. */
  count: number;
};

/** The chips above the menu; a dietary choice is kept for the next store. */
export function MenuFilterChips({ offered, chosen, onChange, count }: Props) {
  const { t } = useTranslation();
  if (offered.length === 0) return null;
  const others = (filter: MenuFilter) => chosen.filter((other) => other !== filter);
  return (
    <div className={styles.filters}>
      <ChipRow label={t('store.filters')}>
        {offered.map((filter) => {
          const isChosen = chosen.includes(filter);
          return (
            <Chip
              key={filter}
              selected={isChosen}
              onClick={() => onChange(isChosen ? others(filter) : [...chosen, filter])}
            >
              {t(`store.filter_${filter}`)}
            </Chip>
          );
        })}
      </ChipRow>
      <p role="status" className={styles.left}>
        {chosen.length > 0 && t('store.found', { count: count })}
      </p>
    </div>
  );
}
