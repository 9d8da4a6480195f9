import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../display/icon';
import styles from './fold.module.css';
import { toolIcons } from '../icons/tool-icons';

type Props = {
  title: string;
  /** The current choice within, or what there is to choose. It is shown while the rest is folded. */
  text?: string | undefined;
  children: ReactNode;
};

/** A framed part of a page that few need: its title opens and closes it. */
export function Fold({ title, text, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.fold}>
      <h2>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            <span className="t20">{title}</span>
            {text && <span className={styles.text}>{text}</span>}
          </span>
          <Icon name={isOpen ? toolIcons.chevronUp : 'chevron-down'} />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className={styles.parts}>
          {children}
        </div>
      )}
    </section>
  );
}
