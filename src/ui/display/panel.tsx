import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

type Props = {
  title: string;
  /** Kept for screen readers only (ADDR-23, ADDR-24). */
  isTitleHidden?: boolean | undefined;
  /** Under a smaller title, what it is about. */
  text?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Small, at the end of the title's line: a note, or a button in its size. */
  end?: ReactNode;
  /** Above the title, such as a way back. */
  above?: ReactNode;
  /** What leads to it names it so; it can then take the focus. */
  id?: string | undefined;
  busy?: boolean;
  children?: ReactNode;
};

/** A framed part of a page with a title of its own. */
export function Panel({ title, isTitleHidden = false, text, action, end, above, id, busy, children }: Props) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={styles.panel} aria-labelledby={titleId} aria-busy={busy}>
      {above && <div className={styles.above}>{above}</div>}
      {isTitleHidden ? (
        <h2 id={titleId} className="vh">
          {title}
        </h2>
      ) : (
        <div className={styles.head}>
          <div>
            <h2 id={titleId} className={text ? 'strong' : 't20'}>
              {title}
            </h2>
            {text && <p className="t14 muted">{text}</p>}
          </div>
          {action}
          {end && <div className={styles.end}>{end}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
