import type { Category } from '@/contract/catalogue/category';
import { languageOfName } from '@/domain/text/language';
import { categoryHref } from '@/features/item/category-href';
import { Link } from '@/ui/controls/link';
import styles from './category-tile.module.css';

/** A picture on a tile, with the name below. */
export function CategoryTile({ category, priority }: { category: Category; priority?: boolean | undefined }) {
  return (
    <Link className={styles.item} href={categoryHref(category)}>
      <span className={styles.tile}>
        <img
          src={category.image_full_url ?? '/images/no-picture.svg'}
          alt=""
          width={66}
          height={66}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority="low"
          decoding="async"
        />
      </span>
      <bdi className="clamp2" lang={languageOfName(category.name)}>
        {category.name}
      </bdi>
    </Link>
  );
}

/** The tiles of a page with nothing else on it. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={styles.grid} role="list">
      {categories.map((category, n) => (
        <li key={category.id}>
          <CategoryTile category={category} priority={n < 8} />
        </li>
      ))}
    </ul>
  );
}
