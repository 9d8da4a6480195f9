import type { ThemeOptions } from '@mui/material/styles';

/** The answer to a touch: ours is the pressed tone of the token, not a ripple. */
export const feedback: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
};
