import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { CountBadge } from '../display/count-badge';
import { Icon } from '../display/icon';
import styles from './icon-button.module.css';
import type { IconName } from '../display/icons';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'style'> & {
  icon: IconName;
  /** Accessible name, including the count if there is one: "Shopping Cart, 3 items". */
  label: string;
  /** A count badge in the corner; hidden at 0. */
  count?: number | undefined;
  /** `line` has a hairline border, `float` a shadow, `photo` is for use on pictures. */
  look?: 'plain' | 'line' | 'float' | 'photo' | undefined;
  iconSize?: 16 | 20 | 24 | undefined;
};

export function IconButton({ icon, label, count = 0, look = 'plain', iconSize = 24, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(styles.button, styles[look], className)}>
      <Icon name={icon} size={iconSize} />
      <CountBadge count={count} />
    </button>
  );
}
