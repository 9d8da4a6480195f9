import type { ReactNode } from 'react';
import styles from './description-list.module.css';

type Entry = { label: string; value: ReactNode };

export function DescriptionList({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
