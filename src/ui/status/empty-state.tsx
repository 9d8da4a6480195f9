import type { ReactNode } from 'react';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';
import styles from './empty-state.module.css';

type Props = {
  /** URL of a picture, about 200 wide. */
  picture?: string | undefined;
  /** Used when there is no picture. */
  icon?: IconName | undefined;
  title: string;
  text?: string | undefined;
  /** The next action: a `Button` or `ButtonLink`. */
  action?: ReactNode;
};

export function EmptyState({ picture, icon = 'search', title, text, action }: Props) {
  return (
    <div className={styles.empty}>
      {picture ? (
        <div className={styles.picture}>
          <img src={picture} alt="" width={96} height={96} loading="lazy" />
        </div>
      ) : (
        <div className={styles.sign}>
          <Icon name={icon} />
        </div>
      )}
      <h2 className="t20">{title}</h2>
      {text && <p>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
