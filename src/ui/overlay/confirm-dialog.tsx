import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal';

type Props = {
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  /** What is confirmed is lost. */
  isDestructive?: boolean | undefined;
  /** While the action runs, the button shows it and the dialog stays open. */
  busy?: boolean | undefined;
  onAnswer: (isConfirmed: boolean) => void;
};

/** Asks for confirmation before an action that is hard to undo. Mounted while it is open. */
export function ConfirmDialog({ title, text, confirmLabel, isDestructive, busy, onAnswer }: Props) {
  const { t } = useTranslation();
  const textId = useId();
  return (
    <Modal
      title={title}
      describedBy={text ? textId : undefined}
      head="hidden"
      hasClose={false}
      onClose={() => onAnswer(false)}
      foot={
        <>
          <Button look="neutral" onClick={() => onAnswer(false)}>
            {t('ui.cancel')}
          </Button>
          <Button look={isDestructive ? 'danger' : 'primary'} loading={busy} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p className="t20" aria-hidden="true">
        {title}
      </p>
      {text && (
        <div id={textId} className={styles.text}>
          {text}
        </div>
      )}
    </Modal>
  );
}
