import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** What is so, each with its name before it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
