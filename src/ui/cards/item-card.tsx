import type { ReactNode } from 'react';
import styles from './item-card.module.css';
import { ItemTitle } from './item-title';
import { Media, type Veil } from './media';
import { Name } from '../display/name';
import type { PictureSource } from '../display/picture';
import { Rating } from '../display/rating';

type Props = {
  /** Missing for things without a page of their own; then only `onOpen` opens them. */
  href?: string | undefined;
  name: string;
  picture: PictureSource;
  /** The store's name, or other text that tells it apart. */
  subtitle?: string | undefined;
  /** A `Price`. */
  price: ReactNode;
  rating?: { value: string; count?: string | undefined; label: string } | undefined;
  /**
   * Shown on the picture; on small cards whose items are told apart by their badge (groceries on a phone), below the
   * price.
   */
  badges?: ReactNode;
  veil?: Veil | undefined;
  heart?: ReactNode;
  /** An `AddButton`; leave out while the veil is shown. */
  action?: ReactNode;
  /** A `VegMark`, before the name. */
  mark?: ReactNode;
  /** Badges that do not fit on the picture, below the price. */
  tags?: ReactNode;
  /** A button at the end of the card. */
  foot?: ReactNode;
  /** Opens the item in place. The link then only serves new tabs and crawlers. */
  onOpen?: (() => void) | undefined;
  /** Loads what `onOpen` needs; called when a pointer or the focus comes near. */
  onNear?: (() => Promise<unknown>) | undefined;
  priority?: boolean | undefined;
};

/** Used in a `Grid of="items"` or in a rail. */
export function ItemCard(props: Props) {
  const {
    href,
    name,
    picture,
    subtitle,
    price,
    rating,
    badges,
    veil,
    heart,
    action,
    mark,
    tags,
    foot,
    onOpen,
    onNear,
    priority,
  } = props;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Media picture={picture} priority={priority} veil={veil} heart={heart} className={styles.media} />
        {action}
      </div>
      <div className={styles.body}>
        <ItemTitle href={href} name={name} mark={mark} onOpen={onOpen} onNear={onNear} className={styles.name} />
        {subtitle && (
          <p className="clamp1 t14 muted">
            <Name>{subtitle}</Name>
          </p>
        )}
        <p className={styles.meta}>
          {price}
          {rating && <Rating {...rating} />}
        </p>
        {badges && <div className={styles.badges}>{badges}</div>}
        {tags && <div className={styles.tags}>{tags}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </article>
  );
}
