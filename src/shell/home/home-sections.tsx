import { memo, Suspense, useEffect } from 'react';
import type { Module } from '@/contract/catalogue/module';
import { AllStores } from '@/features/store/list/all-stores';
import { isShopping } from '@/features/store/list/shopping';
import type { StoreTexts } from '@/features/store/use-store-texts';
import { missingMessages } from '@/i18n/deferred-messages';
import { importPart } from '@/lib/import-part';
import type { PageMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';
import { whenIdle } from '@/lib/when-idle';
import { HydrationBoundary } from '@/ui/lazy/hydration-boundary';
import { LinkChip } from '@/ui/controls/link-chip';
import { LazyOnScroll } from '@/ui/lazy/lazy-on-scroll';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { SectionHead } from '@/ui/lists/section-head';
import { SkeletonCard, SkeletonLine } from '@/ui/status/skeleton';
import { homeLayout, type HomeSection } from './home-layout';
import { Section } from './home-section';
import styles from './home-sections.module.css';

/** Its words are in the script of later views. */
const AskReview = optionalLazy(async () => {
  const [mod] = await Promise.all([import('@/features/order/review/ask-review'), missingMessages()]);
  return mod.AskReview;
});

type Props = { market: PageMarket; module: Module; title: string; texts: StoreTexts };

/**
 * A shopping module's home: the first sections at once, then all stores; the rest is loaded as the customer scrolls
 * near.
 */
export const HomeSections = memo(Sections);

function Sections({ market, module, title, texts }: Props) {
  const { first, later } = homeLayout(module.module_type);
  const { token } = useSession();
  // Preloads the chunk of the parcel and rental homes, for a switch of the module.
  useEffect(() => whenIdle(() => void importPart(() => import('./simple-home')).catch(() => {})), []);
  return (
    <div className={`wrap ${styles.home}`}>
      <h1 className="vh">{title}</h1>
      <Suspense>{token && <AskReview />}</Suspense>
      {first.map((section, n) => (
        <HydrationBoundary key={section}>
          <Section section={section} market={market} texts={texts} priority={n <= FIRST_SCREEN} />
        </HydrationBoundary>
      ))}
      {isShopping(module.module_type) && (
        <HydrationBoundary>
          <AllStores market={market} type={module.module_type} texts={texts} />
        </HydrationBoundary>
      )}
      {later
        .filter((section) => section !== 'visit_again' || token)
        .map((section) => (
          <LazyOnScroll key={section} placeholder={<div className={styles.room} data-of={section} />}>
            <Section section={section} market={market} texts={texts} placeholder={<LoadingRail of={section} />} />
          </LazyOnScroll>
        ))}
      <HydrationBoundary>
        <MoreLists texts={texts} />
      </HydrationBoundary>
    </div>
  );
}

/** Categories, banners and the first rail: their pictures are loaded eagerly. */
const FIRST_SCREEN = 2;

/** A skeleton as high as the section: by default that of a rail with its heading. */
function LoadingRail({ of }: { of: HomeSection }) {
  return (
    <div className={styles.room} data-of={of}>
      <div className={styles.roomHead}>
        <SkeletonLine />
      </div>
      <div className={styles.roomRow}>
        {Array.from({ length: 6 }, (_, n) => (
          <SkeletonCard key={n} />
        ))}
      </div>
    </div>
  );
}

/** Links to the list pages, below the endless list, for crawlers and for visitors who do not scroll. */
function MoreLists({ texts: { t } }: { texts: StoreTexts }) {
  return (
    <nav aria-label={t('home.more_lists')}>
      <SectionHead title={t('home.more_lists')} />
      <div className={styles.links}>
        <LinkChip href="/categories">{t('category.all_title')}</LinkChip>
        <LinkChip href="/store/popular">{t('home.popular_stores')}</LinkChip>
        <LinkChip href="/store/latest">{t('home.latest_stores')}</LinkChip>
        <LinkChip href="/store/top-offer-nearby">{t('home.top_offers')}</LinkChip>
        <LinkChip href="/campaigns">{t('campaign.title')}</LinkChip>
        <LinkChip href="/flash-sales">{t('home.flash_sale')}</LinkChip>
        <LinkChip href="/all-brands">{t('home.brands')}</LinkChip>
      </div>
    </nav>
  );
}
