import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import { missingMessages } from '@/i18n/later';
import type { Module } from '@/contract/module';
import type { StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { ButtonLink } from '@/ui/button';
import { lazily } from '@/ui/lazily';
import { homeLayout } from './home-layout';
import { Section } from './home-section';
import styles from './home-sections.module.css';

/** Each of one module alone, so no other home carries it. */
const ParcelHome = dynamic(() => import('@/features/parcel/parcel-home').then((it) => it.ParcelHome));
// Its messages are those of later views; until they are there, what the server has rendered stays.
const RentalHome = lazily(async () => {
  const [it] = await Promise.all([import('@/features/rental/rental-home'), missingMessages()]);
  return it.RentalHome;
});
const AppCall = lazily(async () => {
  const [it] = await Promise.all([import('./app-call'), missingMessages()]);
  return it.AppCall;
});

type Props = { market: PageMarket; module: Module; title: string; texts: StoreTexts };

/** The home of parcel and rental: what the module does, and the way into it. */
export function SimpleHome({ market, module, title, texts }: Props) {
  const { t } = texts;
  const { first, later } = homeLayout(module.module_type);
  const drawn = (sections: typeof first) =>
    sections.map((section) => <Section key={section} section={section} market={market} texts={texts} />);
  const picture = module.thumbnail_full_url ?? module.icon_full_url;
  return (
    <div className={`wrap ${styles.simple}`}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className="t28">{title}</h1>
          <p>{module.description}</p>
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
      {module.module_type === 'rental' ? (
        <Suspense>
          <RentalHome market={market} texts={texts} banners={drawn(first)} />
          {drawn(later)}
          <AppCall />
        </Suspense>
      ) : (
        <>
          <ParcelHome market={market} />
          {drawn([...first, ...later])}
        </>
      )}
    </div>
  );
}
