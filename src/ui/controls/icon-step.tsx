import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';
import styles from './quantity-stepper.module.css';

type Props = {
  icon: IconName;
  label: string;
  onClick: () => void;
  /** At the limit: the button stays focusable, so that the reason can be read. */
  off?: boolean | undefined;
  reason?: string | undefined;
  /** Called when it is pressed while it is at the limit. */
  onOff?: (() => void) | undefined;
};

/** One of the two buttons of a stepper. */
export function IconStep({ icon, label, onClick, off = false, reason, onOff }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={off && reason ? `${label}, ${reason}` : label}
      aria-disabled={off || undefined}
      data-step={icon === 'plus' ? 'up' : 'down'}
      onClick={off ? onOff : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
