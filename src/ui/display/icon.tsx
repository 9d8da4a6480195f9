import { classNames } from '../class-names';
import styles from './icon.module.css';
import { directed, icons, type IconName } from './icons';

type Props = {
  name: IconName;
  /** Size in pixels. */
  size?: 16 | 20 | 24 | undefined;
  filled?: boolean | undefined;
  /** Label, when the icon stands alone; without it the icon is hidden from screen readers. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Icon({ name, size = 20, filled = false, label, className }: Props) {
  const { path, isDirected } = typeof name === 'string' ? { path: icons[name], isDirected: directed.has(name) } : name;
  return (
    <svg
      className={classNames(
        styles.icon,
        size !== 20 && styles[`size${size}`],
        filled && styles.filled,
        isDirected && styles.directed,
        className,
      )}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}
