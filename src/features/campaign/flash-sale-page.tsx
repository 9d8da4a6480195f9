import type { FlashSale } from '@/contract/catalogue/campaign';
import { listFlashItems } from '@/contract/catalogue/campaign';
import { limits } from '@/domain/limits';
import { ItemPages } from '@/features/item/item-pages';
import { ListFailed } from '@/features/store/list-failed';
import { pagingProps } from '@/features/store/list/use-store-pages';
import { useCardTexts } from '@/features/item/use-card-texts';
import { firstPage } from '@/lib/api/market';
import { usePages } from '@/lib/api/use-pages';
import type { PageMarket } from '@/lib/page-market';
import { EmptyState } from '@/ui/status/empty-state';

const flashItemsInput = (id: number) => ({ flash_sale_id: id, limit: 2 * limits.list_page_size });

export const flashItemsQuery = (market: PageMarket, id: number) =>
  firstPage(market, listFlashItems, flashItemsInput(id));

/** All items of a flash sale, with infinite scrolling (wire-format §10). */
export function FlashItems({ sale, market }: { sale: FlashSale; market: PageMarket }) {
  const texts = useCardTexts();
  const list = usePages(market, listFlashItems, flashItemsInput(sale.id), { rows: 'products' });
  const items = list.data?.pages.flatMap((page) => page.products);
  const { failed, retry, more } = pagingProps(list);
  if (failed) return <ListFailed onRetry={retry} />;
  if (items?.length === 0) return <NoFlashSale />;
  return <ItemPages items={items} texts={texts} more={more} />;
}

export function NoFlashSale() {
  const { t } = useCardTexts();
  return <EmptyState title={t('ui.no_type_found', { type: t('lists.type_flash_sales') })} />;
}
