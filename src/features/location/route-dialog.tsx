import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/contract/place/place';
import { kilometres } from '@/domain/checkout/distance';
import type { Closing } from '@/lib/dialogs';
import { ButtonLink } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { travelIcons } from '@/ui/icons/travel-icons';
import { useRoute } from './api';
import styles from './route-dialog.module.css';
import { RouteMap } from './route-map';

export function RouteDialog({ from, to, onClose }: { from: LatLng; to: LatLng } & Closing<never>) {
  const { t } = useTranslation();
  const { data: route, isPending } = useRoute(from, to);

  return (
    <Modal
      title={t('location.delivery_route')}
      width={920}
      onClose={() => onClose()}
      foot={
        <ButtonLink
          look="secondary"
          icon={travelIcons.navigation}
          href={directionsUrl(from, to)}
          target="_blank"
          rel="noreferrer"
        >
          {t('location.directions')}
        </ButtonLink>
      }
    >
      <div className="stack12">
        <RouteMap from={from} to={to} encodedPolyline={route?.encodedPolyline ?? ''} className={styles.map} wheel />
        <div aria-live="polite">
          {route && (
            <p className="t14 muted">
              {t('location.route_length', {
                distance: kilometres(route.metres).toFixed(1),
                count: Math.max(1, Math.round(route.seconds / 60)),
              })}
            </p>
          )}
          {!isPending && !route && <Notice>{t('location.no_route')}</Notice>}
        </div>
      </div>
    </Modal>
  );
}

/** The URL that opens the device's own navigation (MAP-02). */
export function directionsUrl(from: LatLng, to: LatLng): string {
  const query = new URLSearchParams({
    api: '1',
    origin: `${from.lat},${from.lng}`,
    destination: `${to.lat},${to.lng}`,
  });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
