import type { PopoverOrigin } from '@mui/material/Popover';

/** The aligned edges of button and panel in MUI's terms, which are physical (left and right). */
export function originsOf(align: 'start' | 'end'): { anchorOrigin: PopoverOrigin; transformOrigin: PopoverOrigin } {
  const horizontal = (align === 'start') === (document.dir !== 'rtl') ? 'left' : 'right';
  return { anchorOrigin: { vertical: 'bottom', horizontal }, transformOrigin: { vertical: 'top', horizontal } };
}
