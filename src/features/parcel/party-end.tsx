import { useTranslation } from 'react-i18next';
import { withPlus } from '@/domain/accounts/phone';
import { IconRow } from '@/ui/display/icon-rows';
import { Name } from '@/ui/display/name';
import type { Party } from './parcel-draft';

type Place = Pick<Party, 'contact_person_name' | 'contact_person_number' | 'address' | 'road' | 'house' | 'floor'>;

/** The sender or the receiver: name, address and phone. */
export function PartyEnd({ side, party }: { side: 'sender' | 'receiver'; party: Place }) {
  const { t } = useTranslation();
  const parts = (['house', 'floor'] as const)
    .filter((field) => party[field])
    .map((field) => t(`address.${field}_value`, { value: party[field] }));
  const road = party.address || party.road;
  return (
    <IconRow icon={side === 'sender' ? 'package' : 'house'}>
      <b className="strong">
        {t(`parcel.${side}`)}: <Name>{party.contact_person_name}</Name>
      </b>
      {(road || parts.length > 0) && (
        <p>
          {road && <Name>{road}</Name>}
          {road && parts.length > 0 && ' · '}
          {parts.join(' · ')}
        </p>
      )}
      {party.contact_person_number && (
        <p>
          <bdi dir="ltr" className="num">
            {withPlus(party.contact_person_number)}
          </bdi>
        </p>
      )}
    </IconRow>
  );
}
