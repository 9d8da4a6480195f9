import type { ReactNode } from 'react';
import type { IconName } from '../display/icons';

export type Tone = 'info' | 'good' | 'warn' | 'bad';

export type NoticeProps = {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  /** The notice responds to an action: screen readers announce it immediately. */
  live?: boolean | undefined;
  /** A button at the end. */
  action?: ReactNode;
  children: ReactNode;
};

export const toneIcons: Record<Tone, IconName> = { info: 'info', good: 'check', warn: 'clock', bad: 'circle-alert' };
