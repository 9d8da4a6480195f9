import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import type { Condition } from '@/contract/category';
import { conditionPageQuery, conditionsQuery, useConditionItems } from '@/features/category/api';
import { conditionHref } from '@/features/category/brand-href';
import { useConfig } from '@/features/config/api';
import type { PageMarket } from '@/lib/page-market';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { defaultMarket } from '@/server/known-market';
import { missing, movedTo, onDemand, rendered } from '@/server/ssr';
import { GoodsPage } from '@/shell/goods-page';

type Props = { condition: Condition; shown: PageMarket; zone: string };

export const getStaticPaths = onDemand;

export const getStaticProps = rendered<Props>(async ({ params: { id = '' }, get, ask, enter }) => {
  const found = await defaultMarket({ ask }, 'pharmacy');
  if (!found) return missing;
  const { market: shown, zone } = found;
  enter(shown);
  const condition = (await get(conditionsQuery(shown))).find((it) => it.slug === id || String(it.id) === id);
  if (!condition) return missing;
  if (condition.slug && condition.slug !== id) return movedTo(conditionHref(condition));
  await get(conditionPageQuery(shown, condition.id));
  return { condition, shown, zone };
});

/** What pharmacies have against a common complaint. */
export default function ConditionRoute({ condition, shown, zone }: Props) {
  const { t } = useTranslation();
  const { business_name: name } = useConfig();
  const market = useVisitorMarket(shown, 'page');
  const { data } = useQuery({ ...conditionPageQuery(shown, condition.id), enabled: false });
  return (
    <GoodsPage
      key={condition.id}
      title={condition.name}
      text={t('category.condition_text', { condition: condition.name, zone, name })}
      path={conditionHref(condition)}
      above={{ name: t('home.categories'), path: '/categories' }}
      market={market}
      first={data?.products ?? []}
      list={useConditionItems(market, condition.id)}
      scope={null}
    />
  );
}
