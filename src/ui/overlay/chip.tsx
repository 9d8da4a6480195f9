import MuiChip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import styles from '../controls/chip.module.css';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';

type Props = {
  /** Leave out for a chip that performs an action and has no on/off state. */
  selected?: boolean | undefined;
  icon?: IconName | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** MUI's chip with the style sheet of the plain chip: one of several toggles. */
export function Chip({ selected, icon, onClick, children }: Props) {
  const drawn = selected ? 'check' : icon;
  return (
    <MuiChip
      component="button"
      type="button"
      clickable
      aria-pressed={selected}
      className={styles.chip ?? ''}
      {...(drawn && { icon: <Icon name={drawn} size={16} /> })}
      label={children}
      onClick={onClick}
    />
  );
}

/** Chips side by side, wrapped to as many lines as needed. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.wrap}>
      {children}
    </div>
  );
}
