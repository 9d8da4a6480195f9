import MuiButton from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ComponentProps } from 'react';
import { buttonClass, ButtonContent, ignorePress, type ButtonLook } from '../controls/button-parts';
import styles from '../controls/button.module.css';
import { Link } from '../controls/link';

type ButtonProps = ButtonLook & { loading?: boolean | undefined } & Omit<ComponentProps<'button'>, 'style' | 'color'>;

/**
 * MUI's button with the style sheet of the plain button. While loading it keeps its width and focus and ignores
 * presses; MUI's own `loading` disables the button, which loses the focus.
 */
export function Button({ look, size, block, split, icon, loading = false, className, children, ...rest }: ButtonProps) {
  return (
    <MuiButton
      type="button"
      {...rest}
      disabled={rest.disabled ?? false}
      className={buttonClass({ look, size, block, split }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? ignorePress : rest.onClick}
    >
      {loading && (
        <span className={styles.spinner}>
          <CircularProgress aria-hidden size={20} color="inherit" disableShrink />
        </span>
      )}
      <ButtonContent icon={icon} split={split}>
        {children}
      </ButtonContent>
    </MuiButton>
  );
}

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'style' | 'color'>;

/** A link with the look of a button. */
export function ButtonLink({ look, size, block, split, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <MuiButton component={Link} {...rest} className={buttonClass({ look, size, block, split }, className)}>
      <ButtonContent icon={icon} split={split}>
        {children}
      </ButtonContent>
    </MuiButton>
  );
}
