import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '@/features/category/api';
import { categoryHref } from '@/features/item/category-href';
import { useCurrentModule } from '@/features/module/current-module';
import { RenderedMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';
import { Link } from '@/ui/controls/link';

type Props = {
  className?: string | undefined;
  onLeave?: () => void;
  /** Shows what the page has fetched anyway and asks for nothing itself. */
  known?: boolean;
};

/** The first categories of the module, where there are any (NAV-15). */
export function CategoryLinks({ className, onLeave, known = false }: Props) {
  const { t } = useTranslation();
  const module = useCurrentModule();
  const session = useSession();
  const rendered = use(RenderedMarket);
  // Without a place of its own the page's is asked for; a page about no place has none.
  const zone_ids = session.zone_ids.length > 0 && !known ? session.zone_ids : rendered.zone_ids;
  const market = { zone_ids, module_id: module?.id ?? null };
  const enabled = !known && module !== null && zone_ids.length > 0;
  const { data: categories = [] } = useQuery({ ...categoriesQuery(market), enabled });
  if (categories.length === 0) return null;
  return (
    <nav className={className} aria-label={t('shell.categories')}>
      <h2>{t('shell.categories')}</h2>
      <ul>
        {categories.slice(0, 6).map((it) => (
          <li key={it.id}>
            <Link href={categoryHref(it)} {...(onLeave ? { onClick: onLeave } : {})}>
              {it.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
