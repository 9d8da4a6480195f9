import { classNames } from '../class-names';
import styles from './icon-disc.module.css';
import { Icon } from './icon';
import type { IconName } from './icons';

type Props = { name: IconName; size?: 20 | 24; className?: string | undefined };

/** An icon on a round background, at the start of a row. */
export function IconDisc({ name, size = 20, className }: Props) {
  return (
    <span className={classNames(styles.disc, className)}>
      <Icon name={name} size={size} />
    </span>
  );
}
