import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { Link } from '@/ui/controls/link';
import styles from './icon-link.module.css';

type Props = { href: string; icon: IconName; label: string; className?: string | undefined };

export function IconLink({ href, icon, label, className }: Props) {
  return (
    <Link href={href} aria-label={label} className={classNames(styles.link, className)}>
      <Icon name={icon} size={24} />
    </Link>
  );
}
