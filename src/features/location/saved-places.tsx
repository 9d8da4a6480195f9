import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import type { SavedAddress } from '@/contract/place/address';
import type { LatLng } from '@/contract/place/place';
import { useSavedAddresses } from '@/features/address/api';
import { useSession } from '@/lib/session';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import { Button } from '@/ui/overlay/button';
import { List, ListRow, Pressable } from '@/ui/overlay/list';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { accountIcons } from '@/ui/icons/account-icons';
import styles from './location-panel.module.css';
import { wantSignIn } from './sign-in-port';
import { useChoosePlace } from './use-choose-place';

type Props = { onProblem: (outcome: 'outside' | 'failed', at: LatLng) => void };

/** The saved addresses in the navbar: the list alone (ADDR-23, ADDR-44); guests are asked to sign in (LOC-02). */
export function SavedPlaces({ onProblem }: Props) {
  const { t } = useTranslation();
  const { token } = useSession();
  return (
    <section className={styles.saved} aria-labelledby="saved-places">
      <h3 id="saved-places" className="strong">
        {t('location.saved_addresses')}
      </h3>
      {token ? (
        <Addresses onProblem={onProblem} />
      ) : (
        <Button look="text" className={styles.signIn} onClick={wantSignIn}>
          {t('location.sign_in_for_saved')}
        </Button>
      )}
    </section>
  );
}

function Addresses({ onProblem }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useSavedAddresses();
  const choosePlace = useChoosePlace();
  const { reload } = useRouter();

  async function choose({ lat, lng, address }: SavedAddress) {
    const outcome = await choosePlace({ lat, lng, address, saved: true });
    if (outcome === 'set') reload();
    else onProblem(outcome, { lat, lng });
  }

  if (!data) return isError ? <NotLoaded title={t('address.failed')} onRetry={refetch} /> : <SkeletonRows count={2} />;
  if (data.addresses.length === 0) return <p className="t14 muted">{t('location.none_saved')}</p>;
  return (
    <List className={styles.places}>
      {data.addresses.map((address) => (
        <ListRow key={address.id}>
          <Pressable onClick={() => void choose(address)}>
            <Icon name={icons[address.address_type]} />
            <span>
              <strong>
                <Name>
                  {(address.address_type === 'other' && address.address_label) ||
                    t(`address.type_${address.address_type}`)}
                </Name>
              </strong>
              <Name>{address.address}</Name>
            </span>
          </Pressable>
        </ListRow>
      ))}
    </List>
  );
}

const icons = { home: 'house', office: accountIcons.briefcase, other: 'map-pin' } as const;
