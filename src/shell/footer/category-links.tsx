import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarketCategories } from '@/features/category/api';
import { categoryHref } from '@/features/item/category-href';
import { useCurrentModule } from '@/features/module/current-module';
import { RenderedMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';
import { Link } from '@/ui/controls/link';

type Props = {
  className?: string | undefined;
  onLeave?: () => void;
  /** Shows categories from the cache and makes no call of its own. */
  known?: boolean;
};

/** The first categories of the module, if there are any (NAV-15). */
export function CategoryLinks({ className, onLeave, known = false }: Props) {
  const { t } = useTranslation();
  const module = useCurrentModule();
  const session = useSession();
  const rendered = use(RenderedMarket);
  // Uses the page's market where the visitor has chosen no place; a page without a market shows none.
  const zone_ids = session.zone_ids.length > 0 && !known ? session.zone_ids : rendered.zone_ids;
  const market = { zone_ids, module_id: module?.id ?? null };
  const enabled = !known && module !== null && zone_ids.length > 0;
  const { data: categories = [] } = useMarketCategories(market, enabled);
  if (categories.length === 0) return null;
  return (
    <nav className={className} aria-label={t('shell.categories')}>
      <h2>{t('shell.categories')}</h2>
      <ul>
        {categories.slice(0, 6).map((category) => (
          <li key={category.id}>
            <Link href={categoryHref(category)} {...(onLeave ? { onClick: onLeave } : {})}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
