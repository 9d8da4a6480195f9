import { useId, type ReactNode, type Ref } from 'react';
import styles from './panel.module.css';

type Props = {
  title: string;
  /** The title is visible to screen readers only (ADDR-23, ADDR-24). */
  isTitleHidden?: boolean | undefined;
  /** A description below a smaller title. */
  text?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** A note or a small button at the end of the title's line. */
  end?: ReactNode;
  /** Content above the title, such as a back link. */
  above?: ReactNode;
  /** The id for links to it; it can then get the focus. */
  id?: string | undefined;
  busy?: boolean;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
};

/** A framed section with a title. */
export function Panel({ title, isTitleHidden = false, text, action, end, above, id, busy, ref, children }: Props) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={id ? -1 : undefined}
      className={styles.panel}
      aria-labelledby={titleId}
      aria-busy={busy}
    >
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
