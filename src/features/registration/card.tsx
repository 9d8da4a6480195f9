import { useId, type ReactNode } from 'react';
import look from './card.module.css';
import styles from './registration.module.css';

export function Card({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={look.card} aria-labelledby={id}>
      <h2 id={id} className="t20">
        {title} {note && <small className="muted">{note}</small>}
      </h2>
      {children}
    </section>
  );
}

/** The error of a group of inputs. */
export function GroupError({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className={styles.bad}>
      {children}
    </p>
  );
}
