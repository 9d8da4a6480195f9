import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../display/icon';
import styles from './fold.module.css';
import { toolIcons } from '../icons/tool-icons';

type Props = {
  /** What leads to it names it so. */
  id?: string;
  title: string;
  /** The current choice within, or what there is to choose. It is shown while the rest is folded. */
  text?: string | undefined;
  children: ReactNode;
};

/** A framed part of a page that few need: its title opens and closes it. */
export function Fold({ id, title, text, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  return (
    <section id={id} className={styles.fold}>
      <h2>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? partsId : undefined}
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
        <div id={partsId} className={styles.parts}>
          {children}
        </div>
      )}
    </section>
  );
}
