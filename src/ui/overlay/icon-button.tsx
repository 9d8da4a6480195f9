import MuiIconButton from '@mui/material/IconButton';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';
import styles from '../controls/icon-button.module.css';
import type { IconName } from '../display/icons';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'style' | 'color'> & {
  icon: IconName;
  label: string;
  /** `line` has a hairline border, `float` a shadow, `photo` is for use on pictures. */
  look?: 'plain' | 'line' | 'float' | 'photo' | undefined;
  iconSize?: 16 | 20 | 24 | undefined;
};

/** MUI's icon button with the style sheet of the plain one. */
export function IconButton({ icon, label, look = 'plain', iconSize = 24, className, ...rest }: Props) {
  return (
    <MuiIconButton
      type="button"
      {...rest}
      disabled={rest.disabled ?? false}
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
    >
      <Icon name={icon} size={iconSize} />
    </MuiIconButton>
  );
}
