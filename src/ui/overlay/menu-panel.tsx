import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { OverlayRoot } from '@/theme/overlay-root';
import { Icon } from '../display/icon';
import type { MenuEntry } from '../popups/menu';
import type { PanelProps } from '../popups/popover';
import styles from './menu-panel.module.css';
import { endOrigins } from './origins';

/** The list of `ui/popups/menu`. Mounted while it is open. */
export function MenuPanel({ label, anchor, onClose, entries }: PanelProps & { entries: readonly MenuEntry[] }) {
  return (
    <OverlayRoot>
      <MuiMenu
        open
        anchorEl={anchor}
        onClose={onClose}
        {...endOrigins()}
        marginThreshold={8}
        disableScrollLock
        slotProps={{ paper: { className: styles.ground ?? '' }, list: { 'aria-label': label } }}
      >
        {entries.map((entry) => entryItem(entry, onClose))}
      </MuiMenu>
    </OverlayRoot>
  );
}

/** A function, not a component: MUI's menu looks for the selected entry among its direct children. */
function entryItem(entry: MenuEntry, onClose: () => void) {
  const select = () => {
    onClose();
    entry.onSelect();
  };
  return (
    <MenuItem
      key={entry.label}
      selected={entry.current ?? false}
      aria-current={entry.current || undefined}
      className={styles.item ?? ''}
      onClick={select}
    >
      {entry.icon && <Icon name={entry.icon} />}
      <span>{entry.label}</span>
      {entry.current && <Icon name="check" size={16} />}
    </MenuItem>
  );
}
