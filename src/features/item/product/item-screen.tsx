import { useQuery } from '@tanstack/react-query';
import { memo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item, ItemCard as Card } from '@/contract/catalogue/item';
import { Heart } from '@/features/wishlist/heart';
import { DeferredSection } from '@/ui/lazy/deferred-section';
import { Breadcrumbs } from '@/ui/lists/breadcrumbs';
import { RailSection } from '@/ui/lists/rail-section';
import { Tabs } from '@/ui/controls/tabs';
import { itemReviewsQuery, relatedItemsQuery, relatedStoreItemsQuery } from '../api';
import { ItemCard } from '../item-card';
import { badgeLabels, cardBadges } from '../item-labels';
import type { Crumb } from '../json-ld';
import { Reviews } from '../reviews/reviews';
import { ShareButton } from '../share-button';
import { useCardTexts } from '../use-card-texts';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import { ItemDetails } from './item-details';
import styles from './item-screen.module.css';

const none: readonly Card[] = [];

type Props = {
  item: Item;
  crumbs: readonly Crumb[];
  /** Provided by the cart feature. */
  cartBar?: ReactNode;
  /** Provided by the store feature. */
  delivery?: ReactNode;
};

/** The page of an item: of goods, and of a dish opened by a shared link. Spec: ordering §2, product detail. */
export function ItemScreen({ item, crumbs, cartBar, delivery }: Props) {
  const { t } = useTranslation();
  const texts = useCardTexts();
  const [picked, setPicked] = useState<number | null>(null);
  const { data: related = none } = useQuery(relatedItemsQuery(item.id));
  const { data: more = none } = useQuery(relatedStoreItemsQuery(item.id));
  return (
    <div className="wrap">
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('item.breadcrumbs')} crumbs={crumbs} />
      </div>
      <div className={styles.grid}>
        <Gallery
          item={item}
          picked={picked}
          badges={badgeLabels(
            cardBadges(item, texts).filter(({ kind }) => kind !== 'halal'),
            texts,
            'picture',
          )}
          tools={
            <>
              <Heart item={item} look="plain" />
              <ShareButton title={item.name} />
            </>
          }
        />
        <BuyBox item={item} cartBar={cartBar} delivery={delivery} onPicked={setPicked} />
      </div>
      <DetailsAndReviews item={item} />
      <More title={t('item.similar')} items={related} texts={texts} />
      <More title={t('item.more_from', { name: item.store_name })} items={more} texts={texts} />
    </div>
  );
}

/** Both are in the document, for crawlers and in-page search; one is visible. */
const DetailsAndReviews = memo(function DetailsAndReviews({ item }: { item: Item }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<'details' | 'reviews'>('details');
  const { data, isLoadingError, refetch } = useQuery(itemReviewsQuery(item.id));
  const panel = (value: 'details' | 'reviews') => ({
    id: `item-${value}`,
    role: 'tabpanel',
    'aria-labelledby': `item-${value}-tab`,
    hidden: tab !== value,
    className: styles.panel,
  });
  return (
    <section className={styles.section}>
      <h2 className="vh">{t('item.about')}</h2>
      <Tabs
        label={t('item.about')}
        panelId="item"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'details', label: t('item.details') },
          { value: 'reviews', label: t('item.reviews'), count: item.rating_count },
        ]}
      />
      <div {...panel('details')}>
        <DeferredSection>
          <ItemDetails item={item} />
        </DeferredSection>
      </div>
      <div {...panel('reviews')}>
        <DeferredSection>
          <Reviews {...item} reviews={data?.reviews ?? item.reviews} onRetry={isLoadingError ? refetch : undefined} />
        </DeferredSection>
      </div>
    </section>
  );
});

type MoreProps = {
  title: string;
  items: readonly Parameters<typeof ItemCard>[0]['item'][];
  texts: ReturnType<typeof useCardTexts>;
};

const More = memo(function More({ title, items, texts }: MoreProps) {
  if (items.length === 0) return null;
  return (
    <DeferredSection room={<div className={styles.room} />}>
      <div className={styles.section}>
        <RailSection title={title} of="fiveItems">
          {items.map((item) => (
            <ItemCard key={item.id} item={item} texts={texts} />
          ))}
        </RailSection>
      </div>
    </DeferredSection>
  );
});
