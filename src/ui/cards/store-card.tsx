import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { CoverLink } from '../controls/cover-link';
import { Media, type Veil } from './media';
import { Name } from '../display/name';
import type { PictureSource } from '../display/picture';
import { Rating } from '../display/rating';
import styles from './store-card.module.css';

type Props = {
  href: string;
  name: string;
  picture: PictureSource;
  /** Preformatted rating; see `Rating`. */
  rating?: { value: string; count?: string | undefined; label: string } | undefined;
  /** Time, distance, fee; separated by dots. Wrap free delivery in `<FreeFact>`. */
  facts?: readonly ReactNode[] | undefined;
  badges?: ReactNode;
  /** The closed notice with the opening time. A closed card still links to the store. */
  veil?: Veil | undefined;
  heart?: ReactNode;
  priority?: boolean | undefined;
};

/** The whole card is the link; the heart lies above it. Used in a `Grid of="stores"` or in a rail. */
export function StoreCard({ href, name, picture, rating, facts = [], badges, veil, heart, priority }: Props) {
  return (
    <article className={classNames(styles.card, veil && styles.closed)}>
      <Media picture={picture} priority={priority} badges={badges} veil={veil} heart={heart} className={styles.media} />
      <div>
        <div className={styles.row}>
          <h3 className={styles.name}>
            <CoverLink href={href} lines={2}>
              <Name>{name}</Name>
            </CoverLink>
          </h3>
          {rating && <Rating {...rating} className={styles.rating} />}
        </div>
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
      </div>
    </article>
  );
}

/** "Free delivery" among the facts. */
export function FreeFact({ children }: { children: ReactNode }) {
  return <b className={styles.free}>{children}</b>;
}
