import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { ItemTitle } from './item-title';
import { Media, type Veil } from './media';
import styles from './menu-row.module.css';
import type { PictureSource } from '../display/picture';
import { Rating } from '../display/rating';

type Props = {
  href: string;
  name: string;
  picture: PictureSource;
  /** Shown on two lines at most. */
  description?: string | undefined;
  /** A `VegMark`, before the name. */
  mark?: ReactNode;
  price: ReactNode;
  rating?: { value: string; count?: string | undefined; label: string } | undefined;
  /** Shown below the price, not on the picture. */
  badges?: ReactNode;
  veil?: Veil | undefined;
  /** An `AddButton`; leave out while the veil is shown. */
  action?: ReactNode;
  onOpen?: (() => void) | undefined;
  onNear?: (() => Promise<unknown>) | undefined;
};

/** One dish of a store's menu: a card on wide screens, a plain row on the phone. Used in a `MenuList`. */
export function MenuRow(props: Props) {
  const { href, name, picture, description, mark, price, rating, badges, veil, action, onOpen, onNear } = props;
  return (
    <article className={classNames(styles.row, veil && styles.off)}>
      <div className={styles.body}>
        <ItemTitle href={href} name={name} mark={mark} onOpen={onOpen} onNear={onNear} className={styles.name} />
        {description && <bdi className="clamp2 t14 muted">{description}</bdi>}
        <p className={styles.meta}>
          {price}
          {rating && <Rating {...rating} />}
        </p>
        {badges && <div className={styles.badges}>{badges}</div>}
      </div>
      <div className={styles.side}>
        <Media picture={picture} veil={veil} className={styles.media} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}

export function MenuList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
