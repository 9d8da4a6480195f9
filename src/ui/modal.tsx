import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import styles from './modal.module.css';
import { useModalDialog, type ModalDialogOptions } from './use-modal-dialog';

type Props = ModalDialogOptions & {
  title: string;
  /** `hidden` keeps the title for screen readers and leaves the head to the content. */
  head?: 'shown' | 'hidden' | undefined;
  /** Pixels. Under 640 every modal is a sheet. */
  width?: 450 | 458 | 523 | 640 | 920 | 1000 | undefined;
  /** Names the cross; without it there is none. */
  closeLabel?: string | undefined;
  /** Leads one step back, by an arrow before the title. */
  back?: { label: string; onBack: () => void } | undefined;
  /** At most two buttons, the primary at the end. */
  foot?: ReactNode;
  /** Without padding, and the content scrolls itself. */
  flush?: boolean | undefined;
  children: ReactNode;
};

export function Modal(props: Props) {
  const { title, head = 'shown', width = 450, closeLabel, foot, flush, children } = props;
  const { back, open, onClose, insistent } = props;
  const dialog = useModalDialog({ open, onClose, insistent });
  const titleId = useId();
  return (
    <dialog {...dialog} className={classNames(styles.modal, styles[`w${width}`])} aria-labelledby={titleId}>
      <div className={styles.frame}>
        <header className={head === 'shown' ? styles.head : styles.headless}>
          {back && <IconButton icon="arrow-left" label={back.label} className={styles.back} onClick={back.onBack} />}
          <h2 id={titleId} className={head === 'shown' ? 't20' : 'vh'} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel && (
            <IconButton icon="x" label={closeLabel} look={head === 'shown' ? 'plain' : 'photo'} onClick={onClose} />
          )}
        </header>
        <div className={flush ? styles.flush : styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
