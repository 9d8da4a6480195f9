import type { Person } from '@/contract/customer/message';
import type { Correspondent } from '@/domain/inbox/conversation';
import { Icon } from '@/ui/display/icon';
import { travelIcons } from '@/ui/icons/travel-icons';
import styles from './correspondent-avatar.module.css';

const icons = { vendor: travelIcons.store, delivery_man: 'bike', admin: 'message' } as const;

/** The picture of a partner, or an icon of the kind of partner. */
export function CorrespondentAvatar({ person, type }: { person: Person | null; type: Correspondent }) {
  return (
    <span className={styles.avatar}>
      {person?.image_full_url ? (
        <img src={person.image_full_url} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <Icon name={icons[type]} size={24} />
      )}
    </span>
  );
}
