import { useTranslation } from 'react-i18next';
import { useCurrentModule } from '@/features/module/current-module';
import { openLocation, preloadLocation } from '@/features/location/open-location';
import { useSession } from '@/lib/session';
import { Icon } from '@/ui/display/icon';
import preferences from './preferences.module.css';
import styles from './top-bar.module.css';

const attributes = {
  type: 'button',
  'aria-haspopup': 'dialog',
  onPointerEnter: () => void preloadLocation(),
  onClick: () => void openLocation(),
} as const;

/** The chosen place; opens the location popover (NAV-01). */
export function PlaceButton() {
  const { t } = useTranslation();
  const { location: place } = useSession();
  const isRental = useCurrentModule()?.module_type === 'rental';
  return (
    <button {...attributes} className={styles.place}>
      <Icon name="map-pin" className={styles.pin} />
      <span className={styles.placeText}>
        <small>{t(isRental ? 'shell.pickup_at' : 'shell.deliver_to')}</small>
        <b>
          <span dir="auto">{place ?? t('shell.choose_place')}</span>
          <Icon name="chevron-down" size={16} />
        </b>
      </span>
    </button>
  );
}

/** The same among the preferences of the start page (NAV-12). */
export function PlaceSelector() {
  const { t } = useTranslation();
  const { location: place } = useSession();
  return (
    <button {...attributes} className={preferences.preference}>
      <Icon name="map-pin" />
      <span dir="auto" className={preferences.value}>
        {place ?? t('shell.choose_place')}
      </span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
