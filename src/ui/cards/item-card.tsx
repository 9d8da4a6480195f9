import type { ReactNode } from 'react';
import styles from './item-card.module.css';
import { ItemTitle } from './item-title';
import { Media, type Veil } from './media';
import { Name } from '../display/name';
import type { PictureSource } from '../display/picture';
import { Rating } from '../display/rating';

type Props = {
  /** Without one, `onOpen` alone leads on: a thing that has no page. */
  href?: string | undefined;
  name: string;
  picture: PictureSource;
  /** The store's name, or what else helps to tell it apart. */
  subtitle?: string | undefined;
  /** A `Price`. */
  price: ReactNode;
  rating?: { value: string; count?: string | undefined; label: string } | undefined;
  /** On the picture; below the price where it is small and its goods are told apart by it, as groceries on a phone. */
  badges?: ReactNode;
  veil?: Veil | undefined;
  heart?: ReactNode;
  /** An `AddButton`; leave out while the veil is drawn. */
  action?: ReactNode;
  /** A `VegMark`, before the name. */
  mark?: ReactNode;
  /** Badges that found no room on the picture, below the price. */
  tags?: ReactNode;
  /** A button at the end of the card. */
  foot?: ReactNode;
  /** Opens the item in place; the link then serves new tabs and crawlers only. */
  onOpen?: (() => void) | undefined;
  /** The pointer or the focus is on it: the time to load what `onOpen` needs. */
  onIntent?: (() => void) | undefined;
  priority?: boolean | undefined;
};

/** Stands in a `Grid of="items"` or a rail. */
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
    onIntent,
    priority,
  } = props;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Media picture={picture} priority={priority} veil={veil} heart={heart} className={styles.media} />
        {action}
      </div>
      <div className={styles.body}>
        <ItemTitle href={href} name={name} mark={mark} onOpen={onOpen} onIntent={onIntent} className={styles.name} />
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
