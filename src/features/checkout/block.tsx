import { useId, type ReactNode } from 'react';
import styles from './block.module.css';

type Props = {
  /** Its name for `sectionOf`; the section can take the focus. */
  id?: string | undefined;
  title: string;
  /** Kept for screen readers only (ADDR-23, ADDR-24). */
  isTitleHidden?: boolean | undefined;
  /** At the end of the head: a note or a button. */
  end?: ReactNode;
  children: ReactNode;
};

/** A framed part of the checkout or of a followed order. */
export function Block({ id, title, isTitleHidden = false, end, children }: Props) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={styles.block} aria-labelledby={titleId}>
      {isTitleHidden ? (
        <h2 id={titleId} className="vh">
          {title}
        </h2>
      ) : (
        <div className={styles.head}>
          <h2 id={titleId} className="t20">
            {title}
          </h2>
          {end}
        </div>
      )}
      {children}
    </section>
  );
}
