import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/overlay/button';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { Notice } from '@/ui/overlay/notice';
import { Modal } from '@/ui/overlay/modal';
import styles from './location-panel.module.css';
import { PlaceField } from './place-autocomplete';
import { SavedPlaces } from './saved-places';
import { useWays } from './use-ways';

/** All ways to choose a place (LOC-01); closes with true once a place is stored. */
export function LocationPanel({ anchor, onClose }: { anchor: Element | null } & Closing<boolean>) {
  const { t } = useTranslation();
  const { location, module } = useSession();
  const isRental = module?.module_type === 'rental';
  const ways = useWays(() => onClose(true));

  return (
    <Modal title={t('location.title')} width={420} raised={{ below: anchor }} onClose={() => onClose(false)}>
      <div className="stack12">
        {location && (
          <p className={styles.now}>
            <Icon name="map-pin" />
            <span>
              <small>{t(isRental ? 'location.pickup_at' : 'location.deliver_to')}</small>
              <Name>{location}</Name>
            </span>
          </p>
        )}
        <PlaceField inputRef={ways.search} onPick={ways.choose} />
        <div className="stack8">
          <Button look="neutral" icon="locate" loading={ways.isAsking} onClick={ways.ask}>
            {t('location.use_current_location')}
          </Button>
          <Button look="neutral" icon="map" onClick={ways.pickFromMap}>
            {t('location.pick_from_map')}
          </Button>
        </div>
        <div aria-live="polite">
          {ways.message && (
            <Notice
              tone="warn"
              icon="circle-alert"
              action={
                ways.awaitPlace && (
                  <Button look="secondary" size="small" onClick={ways.awaitPlace}>
                    {t('location.await_place')}
                  </Button>
                )
              }
            >
              {ways.message}
            </Notice>
          )}
        </div>
        <SavedPlaces onProblem={ways.tell} />
      </div>
    </Modal>
  );
}
