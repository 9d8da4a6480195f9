import styles from './zone-tones.module.css';

const tones = 6;

/** The style that sets the colour of the nth zone as `--zone`. */
export function zoneTone(n: number): string {
  return styles[`tone${n % tones}`] ?? '';
}
