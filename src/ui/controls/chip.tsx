import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';

type Props = Omit<ComponentProps<'button'>, 'style' | 'aria-pressed'> & {
  /** Leave out for a chip that opens something and has no on/off state. */
  selected?: boolean | undefined;
  icon?: IconName | undefined;
};

/** A filter that is on or off. */
export function Chip({ selected, icon, className, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} aria-pressed={selected} className={classNames(styles.chip, className)}>
      {selected ? <Icon name="check" size={16} /> : icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}

/** Chips in one line that scrolls sideways, or wrapped. */
export function ChipRow({ label, wrap, children }: { label: string; wrap?: boolean | undefined; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={wrap ? styles.wrap : styles.row}>
      {children}
    </div>
  );
}
