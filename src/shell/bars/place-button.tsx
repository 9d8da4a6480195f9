import { useTranslation } from 'react-i18next';
import { loadLocation, openLocation } from '@/features/location/open-location';
import { useCurrentModule } from '@/features/module/current-module';
import { onIntent } from '@/ui/controls/on-intent';
import { useSession } from '@/lib/session';
import { Icon } from '@/ui/display/icon';
import preferences from './preferences.module.css';
import styles from './top-bar.module.css';

const attributes = {
  type: 'button',
  'aria-haspopup': 'dialog',
  ...onIntent(loadLocation),
  onClick: () => void openLocation(),
} as const;

/** The chosen place; opens the location popover (NAV-01). */
export function PlaceButton() {
  const { t } = useTranslation();
  const { location: place } = useSession();
  // A rented vehicle is picked up by the customer; nothing is delivered.
  const isRental = useCurrentModule()?.module_type === 'rental';
  return (
    <button {...attributes} className={styles.place}>
      <Icon name="map-pin" className={styles.pin} />
      <span className={styles.placeText}>
        <small>{t(isRental ? 'shell.pick_up_at' : 'shell.deliver_to')}</small>
        <b>
          <span dir="auto">{place ?? t('shell.choose_place')}</span>
          <Icon name="chevron-down" size={16} />
        </b>
      </span>
    </button>
  );
}

/** The place button among the preferences of the start page (NAV-12). */
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
