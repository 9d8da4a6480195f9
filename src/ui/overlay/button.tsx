import MuiButton from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from '../controls/button.module.css';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';
import { Link } from '../controls/link';

type ButtonLook = {
  /** `secondary` is outlined, `neutral` a quiet grey, `inverse` dark on light. */
  look?: 'primary' | 'secondary' | 'neutral' | 'inverse' | 'text' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as what it stands in. */
  block?: boolean | undefined;
  /** Content at both ends. */
  split?: boolean | undefined;
  icon?: IconName | undefined;
};

type ButtonProps = ButtonLook & { loading?: boolean | undefined } & Omit<ComponentProps<'button'>, 'style' | 'color'>;

/**
 * MUI's button in the dress of the plain one, by the same sheet. While loading it keeps its width and the focus, and does
 * nothing when pressed; MUI's own `loading` disables it, which takes the focus away.
 */
export function Button({ look, size, block, split, icon, loading = false, className, children, ...rest }: ButtonProps) {
  return (
    <MuiButton
      type="button"
      {...rest}
      disabled={rest.disabled ?? false}
      className={classNames(buttonClass({ look, size, block, split }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? refuse : rest.onClick}
    >
      {loading && (
        <span className={styles.spinner}>
          <CircularProgress aria-hidden size={20} color="inherit" disableShrink />
        </span>
      )}
      <Content icon={icon} split={split}>
        {children}
      </Content>
    </MuiButton>
  );
}

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'style' | 'color'>;

/** A link that looks like a button. */
export function ButtonLink({ look, size, block, split, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <MuiButton component={Link} {...rest} className={classNames(buttonClass({ look, size, block, split }), className)}>
      <Content icon={icon} split={split}>
        {children}
      </Content>
    </MuiButton>
  );
}

type ContentProps = { icon: IconName | undefined; split: boolean | undefined; children: ReactNode };

function Content({ icon, split, children }: ContentProps) {
  return (
    <span className={classNames(styles.content, split && styles.split)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

function buttonClass({ look = 'primary', size = 'medium', block, split }: ButtonLook) {
  return classNames(styles.button, styles[look], styles[size], (block || split) && styles.block);
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}
