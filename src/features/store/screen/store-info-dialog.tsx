import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { toOpening } from '@/domain/catalogue/availability';
import { telHref } from '@/domain/text/tel-href';
import type { Closing } from '@/lib/dialogs';
import { ButtonLink } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { Name } from '@/ui/display/name';
import styles from './store-info-dialog.module.css';
import { useStoreTexts } from '../use-store-texts';

/** Weekly hours, address and contact of the store. */
export function StoreInfoDialog({ store, onClose }: Closing<undefined> & { store: Store }) {
  const { t } = useTranslation();
  const map = `https://www.openstreetmap.org/?mlat=${store.latitude}&mlon=${store.longitude}#map=17/${store.latitude}/${store.longitude}`;
  return (
    <Modal title={t('store.info')} onClose={() => onClose()}>
      <div className={styles.info}>
        <section>
          <h3>{t('store.hours')}</h3>
          <Hours store={store} />
        </section>
        <section>
          <h3>{t('ui.address')}</h3>
          <p>
            <Name>{store.address}</Name>
          </p>
          <ButtonLink look="secondary" size="small" icon="map" href={map} target="_blank" rel="noreferrer">
            {t('store.show_on_map')}
          </ButtonLink>
        </section>
        {store.phone && (
          <section>
            <h3>{t('ui.phone')}</h3>
            <a href={telHref(store.phone)}>
              <bdi className="num">{store.phone}</bdi>
            </a>
          </section>
        )}
      </div>
    </Modal>
  );
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

function Hours({ store }: { store: Store }) {
  const { t, time, day, now } = useStoreTexts();
  const { schedules } = toOpening(store);
  if (!schedules) return <p>{t('store.open_all_day')}</p>;
  const spans = (wanted: number) =>
    schedules
      .filter((schedule) => Number(schedule.day) === wanted)
      .map((schedule) => t('item.window', { from: time(schedule.opening_time), until: time(schedule.closing_time) }));
  return (
    <dl className={styles.hours}>
      {WEEK.map((weekday) => (
        <div key={weekday} data-today={weekday === now?.day ? '' : undefined}>
          <dt>{day(weekday)}</dt>
          <dd>{spans(weekday).join(t('ui.comma')) || t('store.closed')}</dd>
        </div>
      ))}
    </dl>
  );
}
