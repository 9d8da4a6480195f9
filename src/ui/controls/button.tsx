import type { ComponentProps } from 'react';
import { Spinner } from '../status/spinner';
import { buttonClass, ButtonContent, ignorePress, type ButtonLook } from './button-parts';
import styles from './button.module.css';
import { Link } from './link';

type ButtonProps = ButtonLook & { loading?: boolean | undefined } & Omit<ComponentProps<'button'>, 'style'>;

/** While loading, the button keeps its width and focus and ignores presses. */
export function Button({ look, size, block, split, icon, loading = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, block, split }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? ignorePress : rest.onClick}
    >
      {loading && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
      <ButtonContent icon={icon} split={split}>
        {children}
      </ButtonContent>
    </button>
  );
}

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'style'>;

/** A link with the look of a button. */
export function ButtonLink({ look, size, block, split, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, block, split }, className)}>
      <ButtonContent icon={icon} split={split}>
        {children}
      </ButtonContent>
    </Link>
  );
}
