import { useTranslation } from '@/i18n/react';
import type { ItemCard } from '@/contract/item';
import { NarrowedList } from '@/features/search/narrowed-list';
import type { Scope } from '@/features/search/api';
import type { PageMarket } from '@/lib/page-market';
import { GoodsList, type GoodsPages } from './goods-list';
import { crumbsJsonLd, itemListJsonLd } from './list-json-ld';
import { ListPage } from './list-page';
import { Seo } from './seo';

type Props = {
  title: string;
  text: string;
  path: string;
  /** The list of all such things. */
  above: { name: string; path: string };
  image?: string | null;
  market: PageMarket;
  /** What the server has rendered of them. */
  first: readonly ItemCard[];
  list: GoodsPages;
  /** What narrows and orders them; null where the back end has no such call. */
  scope: Scope | null;
};

/** `/brand/[id]` and `/condition/[id]`: the items that belong to something, page by page. */
export function GoodsPage({ title, text, path, above, image = null, market, first, list, scope }: Props) {
  const { t } = useTranslation();
  const crumbs = [{ name: t('home.home'), path: '/home' }, above, { name: title, path }];
  const plain = <GoodsList list={list} />;
  return (
    <>
      <Seo
        title={title}
        description={text}
        path={path}
        image={image}
        jsonLd={[crumbsJsonLd(crumbs), itemListJsonLd(title, first)]}
        noindex={first.length === 0}
      />
      <ListPage title={title} text={text} above={above}>
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
