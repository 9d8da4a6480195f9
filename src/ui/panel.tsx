import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

type Props = {
  title: string;
  /** Under a smaller title, what it is about. */
  text?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Above the title, such as a way back. */
  above?: ReactNode;
  busy?: boolean;
  children?: ReactNode;
};

/** A framed part of a page with a title of its own. */
export function Panel({ title, text, action, above, busy, children }: Props) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={busy}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.head}>
        <div>
          <h2 id={id} className={text ? 'strong' : 't20'}>
            {title}
          </h2>
          {text && <p className="t14 muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
