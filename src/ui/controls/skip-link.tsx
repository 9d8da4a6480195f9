import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

type Props = {
  label: string;
  /** Id of what it leads to. */
  target?: string | undefined;
  /** Opens what is no part of the page yet. */
  onPress?: (() => void) | undefined;
};

/** The first things in the body; without a `target` it leads to the main landmark. */
export function SkipLink({ label, target = 'main', onPress }: Props) {
  function press(event: MouseEvent) {
    if (!onPress) return;
    event.preventDefault();
    onPress();
  }
  return (
    <a className={styles.link} href={`#${target}`} onClick={press}>
      {label}
    </a>
  );
}
