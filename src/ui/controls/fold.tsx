import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../display/icon';
import styles from './fold.module.css';
import { toolIcons } from '../icons/tool-icons';

type Props = {
  /** The id for links to it. */
  id?: string;
  title: string;
  /** The current choice, or what can be chosen; shown while the section is folded. */
  text?: string | undefined;
  children: ReactNode;
};

/** A framed section that is folded at first; its title opens and closes it. */
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
