import { useTranslation } from 'react-i18next';
import { listConditionNames, listConditions, type Condition } from '@/contract/catalogue/condition';
import { conditionPageQuery, useConditionItems } from '@/features/category/goods-api';
import { conditionHref } from '@/features/category/brand-href';
import { useConfig } from '@/features/config/api';
import { pageNumber, pagePath } from '@/domain/catalogue/page-links';
import { usePrefetched } from '@/lib/api/use-prefetched';
import type { PageMarket } from '@/lib/page-market';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { findListed } from '@/server/pages/find-listed';
import { missing, movedTo, onDemand, rendered } from '@/server/pages/ssr';
import { GoodsPage } from '@/shell/lists/goods-page';

type Props = { condition: Condition; renderedMarket: PageMarket; zone: string; page: number };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '', page: asked }, get, ask, enter }) => {
  const page = pageNumber(asked);
  if (page === null) return missing;
  const found =
    (await findListed(id, listConditions, 'pharmacy', { ask })) ??
    // Nothing is sold for it here, but perhaps where the visitor is.
    (await findListed(id, listConditionNames, 'pharmacy', { ask }));
  if (!found) return missing;
  const { row: condition, market: renderedMarket, zone } = found;
  enter(renderedMarket);
  if (condition.slug && condition.slug !== id) return movedTo(pagePath(conditionHref(condition), page));
  const { products } = await get(conditionPageQuery(renderedMarket, condition.id, page));
  if (page > 1 && products.length === 0) return missing;
  return { condition, renderedMarket, zone, page };
});

/** Items of pharmacies for a common condition. */
export default function ConditionRoute({ condition, renderedMarket, zone, page }: Props) {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  const market = useVisitorMarket(renderedMarket, 'page');
  const first = usePrefetched(conditionPageQuery(renderedMarket, condition.id, page));
  return (
    <GoodsPage
      key={`${condition.id}/${page}`}
      title={condition.name}
      text={t('lists.condition_text', { condition: condition.name, zone, name })}
      path={conditionHref(condition)}
      page={page}
      above={{ text: t('home.categories'), href: '/categories' }}
      market={market}
      first={first}
      list={useConditionItems(market, condition.id, page)}
      scope={null}
    />
  );
}
