import type { AnyItemCard } from '@/contract/catalogue/item';
import { Picture } from '@/ui/display/picture';
import { badgeLabels, cardBadges } from '../item-labels';
import { mediaSource } from '../media-source';
import { useCardTexts } from '../use-card-texts';
import styles from './item-dialog.module.css';

/** The picture with discount, recommendation and organic badges; halal is in the line of facts. */
export function ItemDialogPicture({ item }: { item: AnyItemCard }) {
  const texts = useCardTexts();
  const badges = cardBadges(item, texts).filter(({ kind }) => kind !== 'halal');
  return (
    <div className={styles.media}>
      <Picture {...mediaSource(item.image_full_url, 'item', '(min-width: 900px) 420px, 100vw')} priority />
      <div className={styles.badges}>{badgeLabels(badges, texts, 'picture')}</div>
    </div>
  );
}
