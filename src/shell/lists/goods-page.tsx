import { useTranslation } from 'react-i18next';
import type { ItemPage } from '@/contract/catalogue/item';
import { pagePath } from '@/domain/catalogue/page-links';
import { NarrowedList } from '@/features/search/narrowed-list';
import type { Scope } from '@/features/search/api';
import type { PageMarket } from '@/lib/page-market';
import { GoodsList, type GoodsPages } from './goods-list';
import { crumbsJsonLd, itemListJsonLd } from '../seo/list-json-ld';
import { ListPage } from './list-page';
import { Seo } from '../seo/seo';
import { usePageLinks } from './use-page-links';

type Props = {
  title: string;
  text: string;
  path: string;
  /** The first page of the list, counted from 1. */
  page: number;
  /** The page that lists all brands or conditions. */
  above: { name: string; path: string };
  image?: string | null;
  market: PageMarket;
  /** The first page of items as the server rendered it. */
  first: ItemPage | undefined;
  list: GoodsPages;
  /** The call that filters and sorts them; null where the back end has none. */
  scope: Scope | null;
};

/** `/brand/[id]` and `/condition/[id]`: the items of a brand or for a condition, page by page. */
export function GoodsPage({ title, text, path, page, above, image = null, market, first, list, scope }: Props) {
  const { t } = useTranslation();
  const crumbs = [{ name: t('home.home'), path: '/home' }, above, { name: title, path }];
  const [titleOf, links] = usePageLinks(path, page, first);
  const plain = (
    <>
      <GoodsList list={list} />
      {links}
    </>
  );
  return (
    <>
      <Seo
        title={titleOf(title)}
        description={text}
        path={pagePath(path, page)}
        image={image}
        jsonLd={
          typeof window === 'undefined'
            ? (at) => [crumbsJsonLd(at, crumbs), itemListJsonLd(at, title, first?.products ?? [])]
            : null
        }
        noindex={!first?.products.length}
      />
      <ListPage title={title} text={text} above={above} kind={t('category.items')}>
        {scope ? (
          <NarrowedList market={market} scope={scope}>
            {plain}
          </NarrowedList>
        ) : (
          plain
        )}
      </ListPage>
    </>
  );
}
