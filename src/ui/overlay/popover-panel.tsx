import MuiPopover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { OverlayRoot } from '@/theme/overlay-root';
import { classNames } from '../class-names';
import type { PanelProps } from '../popups/popover';
import { endOrigins } from './origins';
import styles from './popover-panel.module.css';

type Props = PanelProps & {
  /** Width of the whole panel, including its frame. */
  className?: string | undefined;
  children: ReactNode;
};

/** The panel of `ui/popups/popover`. Mounted while it is open. */
export function PopoverPanel({ label, anchor, onClose, className, children }: Props) {
  return (
    <OverlayRoot>
      <MuiPopover
        open
        anchorEl={anchor}
        onClose={onClose}
        {...endOrigins()}
        marginThreshold={8}
        disableScrollLock
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': label,
            className: classNames(styles.ground, className),
          },
        }}
      >
        <div className={styles.panel}>{children}</div>
      </MuiPopover>
    </OverlayRoot>
  );
}
