import type { FlashSale } from '@/contract/catalogue/campaign';
import { GoodsList } from '@/features/category/goods-list';
import { useCardTexts } from '@/features/item/use-card-texts';
import type { PageMarket } from '@/lib/page-market';
import { EmptyState } from '@/ui/status/empty-state';
import { useFlashItems } from './flash-sale-api';

/** All items of a flash sale, with infinite scrolling (wire-format §10). */
export function FlashItems({ sale, market }: { sale: FlashSale; market: PageMarket }) {
  return <GoodsList list={useFlashItems(market, sale.id)} type="lists.type_flash_sales" />;
}

export function NoFlashSale() {
  const { t } = useCardTexts();
  return <EmptyState title={t('ui.no_type_found', { type: t('lists.type_flash_sales') })} />;
}
