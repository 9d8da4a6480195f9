import type { PopoverOrigin } from '@mui/material/Popover';

/** A panel below its button, their end edges aligned, in MUI's terms, which are physical (left and right). */
export function endOrigins(): { anchorOrigin: PopoverOrigin; transformOrigin: PopoverOrigin } {
  const horizontal = document.dir === 'rtl' ? 'left' : 'right';
  return { anchorOrigin: { vertical: 'bottom', horizontal }, transformOrigin: { vertical: 'top', horizontal } };
}
