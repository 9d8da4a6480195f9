import type { FlashSale as Sale } from '@/contract/catalogue/campaign';
import { ItemCard } from '@/features/item/item-card';
import type { CardTexts } from '@/features/item/use-card-texts';
import { Rail } from '@/ui/lists/rail';
import { SectionHead } from '@/ui/lists/section-head';
import { Countdown } from './countdown';

/** Items of a flash sale, with the remaining time. */
export function FlashSale({ sale, texts }: { sale: Sale; texts: CardTexts }) {
  const { t } = texts;
  const title = sale.title || t('home.flash_sale');
  return (
    <section aria-label={title}>
      <SectionHead
        title={title}
        subtitle={<Countdown until={sale.end_date} />}
        seeAll={{ href: '/flash-sales', text: t('ui.see_all'), label: `${t('ui.see_all')}: ${title}` }}
      />
      <Rail label={title} of="items">
        {sale.items.map((item) => (
          <ItemCard key={item.id} item={item} texts={texts} />
        ))}
      </Rail>
    </section>
  );
}
