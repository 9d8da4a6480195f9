import dynamic from 'next/dynamic';
import { memo } from 'react';
import { WithMessages } from '@/i18n/deferred-messages';
import type { Module } from '@/contract/catalogue/module';
import type { StoreTexts } from '@/features/store/use-store-texts';
import { WAITING } from '@/lib/hydration/pre-hydration-events';
import { importPart } from '@/lib/import-part';
import type { PageMarket } from '@/lib/page-market';
import { HydrationBoundary } from '@/ui/lazy/hydration-boundary';
import { ButtonLink } from '@/ui/controls/button';
import { Name } from '@/ui/display/name';
import { homeLayout } from './home-layout';
import { Section } from './home-section';
import styles from './home-sections.module.css';

/** Each belongs to one module, so they are separate chunks. */
const ParcelHome = dynamic(() =>
  importPart(() => import('@/features/parcel/parcel-home')).then((mod) => mod.ParcelHome),
);
const RentalHome = dynamic(() =>
  importPart(() => import('@/features/rental/rental-home')).then((mod) => mod.RentalHome),
);
const AppCall = dynamic(() => importPart(() => import('./app-call')).then((mod) => mod.AppCall));

type Props = { market: PageMarket; module: Module; title: string; texts: StoreTexts };

/** The home of parcel and rental: a description of the module and its entry form. */
export const SimpleHome = memo(Home);

function Home({ market, module, title, texts }: Props) {
  const { t } = texts;
  const { first, later } = homeLayout(module.module_type);
  const isRental = module.module_type === 'rental';
  const picture = module.thumbnail_full_url ?? module.icon_full_url;
  return (
    <div className={`wrap ${styles.simple}`}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className="t28">{title}</h1>
          <p>
            <Name>{module.description}</Name>
          </p>
          <div className={styles.calls}>
            {module.module_type === 'parcel' ? (
              <>
                <ButtonLink href="/parcel-delivery-info">{t('home.parcel_call')}</ButtonLink>
                <ButtonLink href="/track-order" look="secondary">
                  {t('home.parcel_track')}
                </ButtonLink>
              </>
            ) : (
              <ButtonLink href="/rental/vehicle-search">{t('home.rental_call')}</ButtonLink>
            )}
          </div>
        </div>
        {picture && <img src={picture} alt="" width={280} height={210} fetchPriority="high" />}
      </section>
      <div className={styles.part} {...{ [WAITING]: '' }}>
        <HydrationBoundary>
          <WithMessages>
            {isRental ? (
              <>
                <RentalHome market={market} texts={texts} />
                <AppCall />
              </>
            ) : (
              <ParcelHome market={market} />
            )}
          </WithMessages>
        </HydrationBoundary>
      </div>
      {/* Rental's home renders its sections itself. */}
      {!isRental &&
        [...first, ...later].map((section) => (
          <Section key={section} section={section} market={market} texts={texts} />
        ))}
    </div>
  );
}
