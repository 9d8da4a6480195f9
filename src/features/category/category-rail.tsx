import { useTranslation } from 'react-i18next';
import type { Category } from '@/contract/catalogue/category';
import { Rail } from '@/ui/lists/rail';
import { CategoryTile } from './category-tile';

/** All categories of a module in one row, the first section of its home. */
export function CategoryRail({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('home.categories')}>
      <Rail label={t('home.categories')} of="categories">
        {categories.map((category, n) => (
          <CategoryTile key={category.id} category={category} priority={n < 11} />
        ))}
      </Rail>
    </section>
  );
}
