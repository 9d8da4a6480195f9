import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './grid.module.css';

type Props = {
  /** The kind of its cards decides the columns: stores 1 to 4, items 2 to 5, vehicles 1 to 3. */
  of: 'stores' | 'items' | 'vehicles';
  children: ReactNode;
};

export function Grid({ of, children }: Props) {
  return <div className={classNames(styles.grid, styles[of])}>{children}</div>;
}
