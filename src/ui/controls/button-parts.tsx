import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';
import styles from './button.module.css';

/** The props shared by the plain button and the one on MUI. */
export type ButtonLook = {
  /** `secondary` is outlined, `neutral` is grey, `inverse` is dark on light, `danger` confirms a loss. */
  look?: 'primary' | 'secondary' | 'neutral' | 'inverse' | 'danger' | 'text' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** Content at both ends, as in a cart bar. */
  split?: boolean | undefined;
  icon?: IconName | undefined;
  children?: ReactNode;
};

export function ButtonContent({ icon, split, children }: ButtonLook) {
  return (
    <span className={classNames(styles.content, split && styles.split)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

export function buttonClass({ look = 'primary', size = 'medium', block, split }: ButtonLook, className?: string) {
  return classNames(styles.button, styles[look], styles[size], (block || split) && styles.block, className);
}

export function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
