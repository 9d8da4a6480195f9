import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './media.module.css';
import { Picture, type PictureSource } from '../display/picture';

/** Why the item cannot be ordered now, and until when. */
export type Veil = { title: string; text?: string | undefined };

type Props = {
  picture: PictureSource;
  priority?: boolean | undefined;
  /** Two at most, the discount first. */
  badges?: ReactNode;
  veil?: Veil | undefined;
  /** A `HeartButton`. */
  heart?: ReactNode;
  className?: string | undefined;
};

/** A picture in its reserved box, with badges, heart and veil on top. */
export function Media({ picture, priority, badges, veil, heart, className }: Props) {
  return (
    <div className={classNames(styles.media, className)}>
      <Picture {...picture} priority={priority} />
      {veil && (
        <div className={styles.veil}>
          <span>{veil.title}</span>
          {veil.text && <small>{veil.text}</small>}
        </div>
      )}
      {badges && <div className={styles.badges}>{badges}</div>}
      {heart}
    </div>
  );
}
