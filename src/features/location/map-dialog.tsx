import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/contract/place/place';
import type { Place } from '@/contract/place/map';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { Modal } from '@/ui/overlay/modal';
import { MapPicker } from './map-picker';
import styles from './map-dialog.module.css';
import { PlaceField } from './place-autocomplete';
import { usePickedPlace } from './use-picked-place';

type Props = { start: LatLng; startAddress?: string | undefined };

/** "Pick from map" (LOC-01): returns the point and its address. */
export function MapDialog({ start, startAddress, onClose }: Props & Closing<Place>) {
  const { t } = useTranslation();
  const { at, address, isAsking, release, choose } = usePickedPlace(start, startAddress);

  return (
    <Modal
      title={t('location.pick_from_map')}
      width={640}
      onClose={() => onClose()}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose()}>
            {t('ui.cancel')}
          </Button>
          <Button onClick={() => onClose({ ...at, address })}>{t('location.confirm_location')}</Button>
        </>
      }
    >
      <div className="stack12">
        <PlaceField onPick={choose} />
        <MapPicker at={at} onPick={release} />
        <p role="status" className={styles.address} aria-busy={isAsking || undefined}>
          <Icon name="map-pin" />
          <Name>{address || t(isAsking ? 'location.finding_address' : 'location.no_address_here')}</Name>
        </p>
      </div>
    </Modal>
  );
}
