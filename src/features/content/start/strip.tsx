import { Children, type ReactNode } from 'react';
import styles from './start-blocks.module.css';

/** Cards beside each other; what does not fit is scrolled to, by finger, wheel or keys. It needs no script of its own. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Focusable, so that the browser scrolls it by keys. `role`, because Safari drops that of a list without bullets.
    <ul className={styles.strip} role="list" aria-label={label} tabIndex={0}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
