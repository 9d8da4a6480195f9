import { classNames } from '../class-names';
import styles from './heart-button.module.css';
import { Icon } from '../display/icon';

type Props = {
  pressed: boolean;
  /** "Save Pizza Roma"; the pressed state is an attribute. */
  label: string;
  onToggle: (pressed: boolean) => void;
  /** `card` lies in the corner of a picture, `plain` stands in a row. */
  look?: 'card' | 'plain' | undefined;
};

export function HeartButton({ pressed, label, onToggle, look = 'card' }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, styles[look])}
      aria-pressed={pressed}
      aria-label={label}
      onClick={() => onToggle(!pressed)}
    >
      <Icon name="heart" size={look === 'plain' ? 24 : 20} filled={pressed} />
    </button>
  );
}
