import type { PopoverOrigin } from '@mui/material/Popover';

/** Which edges of button and panel lie on one line, as MUI names them: by the window's sides. */
export function originsOf(align: 'start' | 'end'): { anchorOrigin: PopoverOrigin; transformOrigin: PopoverOrigin } {
  const horizontal = (align === 'start') === (document.dir !== 'rtl') ? 'left' : 'right';
  return { anchorOrigin: { vertical: 'bottom', horizontal }, transformOrigin: { vertical: 'top', horizontal } };
}
