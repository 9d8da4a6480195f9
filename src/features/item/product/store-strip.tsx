import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { greatCircle, kilometres } from '@/domain/checkout/distance';
import { useSession } from '@/lib/session';
import { ButtonLink } from '@/ui/controls/button';
import { Name } from '@/ui/display/name';
import { Picture } from '@/ui/display/picture';
import { Rating } from '@/ui/display/rating';
import { formatRating } from '../item-labels';
import { storeHref } from '../store-href';
import { useCardTexts } from '../use-card-texts';
import styles from './buy-box.module.css';

/** The seller; the distance appears after hydration. */
export function StoreStrip({ store }: { store: Store }) {
  const { t } = useTranslation();
  const texts = useCardTexts();
  const { currentLatLng: at } = useSession();
  const rating = formatRating(store, texts);
  const km = at && kilometres(greatCircle(at, { lat: store.latitude, lng: store.longitude }));
  return (
    <div className={styles.strip}>
      <Picture src={store.logo_full_url ?? '/images/no-picture.svg'} width={192} height={192} />
      <div>
        <p className="strong">
          <Name>{store.name}</Name>
        </p>
        <p className={styles.stripMeta}>
          {rating && <Rating {...rating} />}
          {km !== null && <span>{t('ui.kilometres', { distance: km.toFixed(1) })}</span>}
        </p>
      </div>
      <ButtonLink look="neutral" size="small" href={storeHref(store)}>
        {t('item.visit_store')}
      </ButtonLink>
    </div>
  );
}
