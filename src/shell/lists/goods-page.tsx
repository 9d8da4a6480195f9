import { useTranslation } from 'react-i18next';
import type { ItemPage } from '@/contract/catalogue/item';
import { GoodsList, type GoodsPages } from '@/features/category/goods-list';
import { NarrowedList } from '@/features/search/narrowed-list';
import type { Scope } from '@/features/search/api';
import type { PageMarket } from '@/lib/page-market';
import { itemEntries } from '../seo/list-json-ld';
import { PublicListPage } from './public-list-page';
import { usePageLinks } from './use-page-links';

type Props = {
  title: string;
  text: string;
  path: string;
  /** The first page of the list, counted from 1. */
  page: number;
  /** The page that lists all brands or conditions. */
  above: { text: string; href: string };
  image?: string | null;
  market: PageMarket;
  /** The first page of items as the server rendered it. */
  first: ItemPage | undefined;
  list: GoodsPages;
  /** The call that filters and sorts them; null where the back end has none. */
  scope: Scope | null;
};

/** `/brand/[id]` and `/condition/[id]`: the items of a brand or for a condition, page by page. */
export function GoodsPage({ market, first, list, scope, ...page }: Props) {
  const { t } = useTranslation();
  const [, links] = usePageLinks(page.path, page.page, first);
  const plain = (
    <>
      <GoodsList list={list} />
      {links}
    </>
  );
  return (
    <PublicListPage
      {...page}
      kind={t('category.items')}
      entries={() => itemEntries(first?.products)}
      noindex={!first?.products.length}
    >
      {scope ? (
        <NarrowedList market={market} scope={scope}>
          {plain}
        </NarrowedList>
      ) : (
        plain
      )}
    </PublicListPage>
  );
}
