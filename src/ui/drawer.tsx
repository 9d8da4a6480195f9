import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './drawer.module.css';
import { IconButton } from './icon-button';
import { useModalDialog, type ModalDialogOptions } from './use-modal-dialog';

type Props = ModalDialogOptions & {
  title: string;
  subtitle?: string | undefined;
  closeLabel: string;
  /** Icon buttons before the cross. */
  tools?: ReactNode;
  side?: 'start' | 'end' | undefined;
  /** Pixels; the full width on a phone, except for the 320 of the menu. */
  width?: 320 | 420 | 523 | undefined;
  /** Fixed below what scrolls. */
  foot?: ReactNode;
  /** Without padding, and the content scrolls itself. */
  flush?: boolean | undefined;
  children: ReactNode;
};

/** Slides in from an edge, 420 wide unless told. */
export function Drawer(props: Props) {
  const { title, subtitle, closeLabel, tools, side = 'end', width = 420, foot, flush, children, open, onClose } = props;
  const dialog = useModalDialog({ open, onClose, insistent: props.insistent });
  const titleId = useId();
  return (
    <dialog
      {...dialog}
      className={classNames(styles.drawer, styles[side], width !== 420 && styles[`w${width}`])}
      aria-labelledby={titleId}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <div>
            <h2 id={titleId} className={`t20 ${styles.title}`} tabIndex={-1}>
              {title}
            </h2>
            {subtitle && <p className="clamp1">{subtitle}</p>}
          </div>
          {tools}
          <IconButton icon="x" label={closeLabel} onClick={onClose} />
        </header>
        <div className={flush ? styles.flush : styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
