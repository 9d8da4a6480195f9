import type { ItemCard } from '@/contract/catalogue/item';
import { ItemPages } from '@/features/item/item-pages';
import { useCardTexts } from '@/features/item/use-card-texts';
import { ListFailed } from '@/features/store/list-failed';
import { pagingProps } from '@/features/store/list/use-store-pages';
import { EmptyState } from '@/ui/status/empty-state';

/** An endless list of items, as a hook of `goods-api.ts` answers it. */
export type GoodsPages = Parameters<typeof pagingProps>[0] & {
  data: { pages: readonly { products: ItemCard[] }[] } | undefined;
};

/** `type`: the message that says of what there is nothing. */
type Props = { list: GoodsPages; type?: 'home.type_items' | 'lists.type_flash_sales' };

export function GoodsList({ list, type = 'home.type_items' }: Props) {
  const texts = useCardTexts();
  const { t } = texts;
  const items = list.data?.pages.flatMap((page) => page.products);
  const { failed, retry, more } = pagingProps(list);
  if (failed) return <ListFailed onRetry={retry} />;
  if (items?.length === 0) return <EmptyState title={t('ui.no_type_found', { type: t(type) })} />;
  return <ItemPages items={items} texts={texts} more={more} />;
}
