import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** A list of names, each with its value. */
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
