import type { SavedAddress } from '@/contract/place/address';
import { useTranslation } from 'react-i18next';
import { openLazyDialog } from '@/lib/dialogs';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { onIntent } from '@/ui/controls/on-intent';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { IconDisc } from '@/ui/display/icon-disc';
import { IconButton } from '@/ui/controls/icon-button';
import { Name } from '@/ui/display/name';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Panel } from '@/ui/display/panel';
import { SkeletonRows } from '@/ui/status/skeleton';
import { toolIcons } from '@/ui/icons/tool-icons';
import { addressIcons } from './address-icons';
import styles from './saved-addresses.module.css';
import { useSavedAddresses } from './api';
import { loadSavedAddress, openSavedAddress } from './open-address';
import { useAddressTitle } from './use-address-title';

/** All saved addresses of a customer: add, edit and delete. */
export function SavedAddresses() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useSavedAddresses();
  const panel = useKeptFocus();
  return (
    <Panel
      ref={panel}
      title={t('address.saved_title')}
      action={
        <Button look="text" icon="plus" {...onIntent(loadSavedAddress)} onClick={() => void openSavedAddress()}>
          {t('address.add_new')}
        </Button>
      }
    >
      {data ? (
        <List addresses={data.addresses} />
      ) : isError ? (
        <NotLoaded title={t('address.failed')} onRetry={refetch} />
      ) : (
        <SkeletonRows count={2} />
      )}
    </Panel>
  );
}

function List({ addresses }: { addresses: SavedAddress[] }) {
  const { t } = useTranslation();
  if (addresses.length === 0)
    return <EmptyState icon="map-pin" title={t('address.none_title')} text={t('address.none_text')} />;
  return (
    <ul className="stack8">
      {addresses.map((address) => (
        <Row key={address.id} of={address} />
      ))}
    </ul>
  );
}

function Row({ of }: { of: SavedAddress }) {
  const { t } = useTranslation();
  const title = useAddressTitle()(of);
  return (
    <li className={styles.row}>
      <IconDisc name={addressIcons[of.address_type]} />
      <span className={styles.text}>
        <strong>
          <Name>{title}</Name>
        </strong>
        <Name>{of.address}</Name>
      </span>
      <IconButton
        icon={toolIcons.pencil}
        label={`${t('ui.edit')}: ${title}`}
        {...onIntent(loadSavedAddress)}
        onClick={() => void openSavedAddress(of)}
      />
      <IconButton
        icon="trash"
        label={`${t('address.delete')}: ${title}`}
        onClick={() =>
          void openLazyDialog(() => import('./delete-address').then((mod) => mod.DeleteAddress), { id: of.id })
        }
      />
    </li>
  );
}
