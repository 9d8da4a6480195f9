import type { ThemeOptions } from '@mui/material/styles';

/** Touch feedback is the token's pressed colour, without MUI's ripple. */
export const feedback: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
};
