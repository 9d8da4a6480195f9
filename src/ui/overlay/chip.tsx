import MuiChip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import styles from '../controls/chip.module.css';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';

type Props = {
  /** Leave out for a chip that does something instead of being on or off. */
  selected?: boolean | undefined;
  icon?: IconName | undefined;
  onClick: () => void;
  children: ReactNode;
};

/** One of a few that are on or off: MUI's chip in the dress of the plain one, by the same sheet. */
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

/** Chips side by side, in as many lines as they need. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.wrap}>
      {children}
    </div>
  );
}
