import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from './icon';
import type { IconName } from './icons';
import styles from './timeline.module.css';

export type TimelineStep = {
  step: string;
  state: 'done' | 'current' | 'waiting';
  icon: IconName;
  text: string;
  /** Content below the text. */
  note?: ReactNode;
  /** When the step was reached, as a timestamp and in words; hidden before. */
  at: string | null;
  moment: string;
};

/** A vertical timeline of steps. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ step, state, icon, text, note, at, moment }) => (
        <li
          key={step}
          className={classNames(state === 'done' && styles.done, state === 'current' && styles.now)}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            <Icon name={state === 'done' ? 'check' : icon} size={16} />
          </span>
          <div>
            <b>{text}</b>
            {note}
          </div>
          {at && state !== 'waiting' && (
            <time dateTime={at}>
              <bdi>{moment}</bdi>
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
