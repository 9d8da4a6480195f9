import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedAddress } from '@/contract/place/address';
import { canEditAddress, offeredAddresses, SELECTED_ADDRESS } from '@/domain/place/saved-addresses';
import type { Closing } from '@/lib/dialogs';
import { classNames } from '@/ui/class-names';
import { Button } from '@/ui/overlay/button';
import { Radio, Radios } from '@/ui/overlay/fields/choice';
import { EmptyState } from '@/ui/status/empty-state';
import { IconDisc } from '@/ui/display/icon-disc';
import { Name } from '@/ui/display/name';
import { IconButton } from '@/ui/overlay/icon-button';
import { Modal } from '@/ui/overlay/modal';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { toolIcons } from '@/ui/icons/tool-icons';
import { useSavedAddresses } from './api';
import { addressIcons } from './address-icons';
import { openSavedAddress } from './open-address';
import styles from './pick-address.module.css';
import { useAddAddress } from './use-add-address';
import { useAddressTitle } from './use-address-title';

export type Picking = {
  /** The visitor's place as text. */
  current: string | null;
  chosen: SavedAddress | null;
  /** Null offers the addresses of every zone. */
  store_zone_id: number | null;
};

/** `address` is null for the visitor's place. */
export type PickedAddress = { address: SavedAddress | null };

const toPlaceOption = (current: string | null) =>
  current ? { id: HERE, address: current, address_type: SELECTED_ADDRESS } : null;

/** The visitor's place, then the saved addresses that the store reaches (ADDR-18…21, ADDR-45…49). */
export function PickAddressDialog({ current, chosen, store_zone_id, onClose }: Picking & Closing<PickedAddress>) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useSavedAddresses();
  const saved = data?.addresses ?? [];
  const [id, setId] = useState(chosen?.id ?? HERE);
  const offered = offeredAddresses<Offered>({ current: toPlaceOption(current), saved, store_zone_id });
  const add = <Add store_zone_id={store_zone_id} onAdd={(address) => onClose({ address })} />;
  const isEmpty = data !== undefined && !hasChoice(saved, offered);
  const isOffered = offered.some((address) => address.id === id);
  // The current version: it may have been edited here.
  const selected = saved.find((address) => address.id === chosen?.id);

  /** Without a list, or with the chosen address gone from it, there is nothing to select: the earlier choice stays. */
  function select() {
    if (data && isOffered) onClose({ address: saved.find((address) => address.id === id) ?? null });
  }
  const leave = () => onClose(selected && { address: selected });
  return (
    <Modal
      title={t('address.saved_title')}
      width={458}
      onClose={leave}
      foot={
        <>
          <Button look="neutral" onClick={leave}>
            {t('ui.cancel')}
          </Button>
          {!isEmpty && (
            <Button aria-disabled={!data || !isOffered || undefined} onClick={select}>
              {t('address.select')}
            </Button>
          )}
        </>
      }
    >
      {data && <Offers offered={offered} saved={saved} id={id} onChoose={setId} add={add} />}
      {!data && (isError ? <NotLoaded title={t('address.failed')} onRetry={refetch} /> : <SkeletonRows count={2} />)}
    </Modal>
  );
}

/** Otherwise there is nothing to select and no list to show. */
const hasChoice = (saved: readonly SavedAddress[], offered: readonly Offered[]) =>
  saved.length > 0 && offered.length > 0;

type OffersProps = {
  offered: readonly Offered[];
  saved: readonly SavedAddress[];
  id: number;
  onChoose: (id: number) => void;
  add: ReactNode;
};

function Offers({ offered, saved, id, onChoose, add }: OffersProps) {
  const { t } = useTranslation();
  // All saved ones are in zones that the store does not serve (ADDR-47).
  const isNoneReached = saved.length > 0 && offered.every((address) => address.id === HERE);
  if (!hasChoice(saved, offered)) {
    const text = t(isNoneReached ? 'address.none_reached' : 'address.none_text');
    return <EmptyState icon="map-pin" title={t('address.none_title')} text={text} action={add} />;
  }
  return (
    <>
      <Radios label={t('address.saved_title')} className={styles.list}>
        {offered.map((address) => (
          <Row
            key={address.id}
            address={address}
            isChosen={address.id === id}
            onChoose={() => onChoose(address.id)}
            saved={saved}
          />
        ))}
      </Radios>
      {isNoneReached && <p className={classNames(styles.unreached, 't14 muted')}>{t('address.none_reached')}</p>}
      <div className={styles.add}>{add}</div>
    </>
  );
}

/** A new address is selected automatically, unless the store does not reach it. */
function Add({ store_zone_id, onAdd }: Pick<Picking, 'store_zone_id'> & { onAdd: (added: SavedAddress) => void }) {
  const { t } = useTranslation();
  const addAddress = useAddAddress();
  async function addAndChoose() {
    const added = await addAddress().catch(() => undefined);
    if (added && offeredAddresses<Offered>({ current: null, saved: [added], store_zone_id }).length > 0) onAdd(added);
  }
  return (
    <Button look="text" icon="plus" onClick={() => void addAndChoose()}>
      {t('address.add_new')}
    </Button>
  );
}

/** The id for the visitor's place, which no saved address has. */
const HERE = 0;

type Offered = { id: number; address: string; address_type: string; address_label?: string; zone_ids?: number[] };

type RowProps = { address: Offered; isChosen: boolean; onChoose: () => void; saved: readonly SavedAddress[] };

function Row({ address, isChosen, onChoose, saved }: RowProps) {
  const { t } = useTranslation();
  const titleOf = useAddressTitle();
  const kept = saved.find(({ id }) => id === address.id);
  const title = kept ? titleOf(kept) : t('address.selected_address');
  return (
    <div className={styles.row}>
      <Radio checked={isChosen} onChange={onChoose}>
        <span className={styles.who}>
          <IconDisc name={kept ? addressIcons[kept.address_type] : 'locate'} className={styles.sign} />
          <span>
            <strong>
              <Name>{title}</Name>
            </strong>
            <span className={styles.text}>
              <Name>{address.address}</Name>
            </span>
            {kept?.additional_information && (
              <span className={styles.text}>
                <Name>{kept.additional_information}</Name>
              </span>
            )}
          </span>
        </span>
      </Radio>
      {kept && canEditAddress(address) && (
        <IconButton
          icon={toolIcons.pencil}
          label={`${t('ui.edit')}: ${title}`}
          onClick={() => void openSavedAddress(kept)}
        />
      )}
    </div>
  );
}
