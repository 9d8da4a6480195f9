import type { IconName } from '../display/icons';

export type Tone = 'info' | 'good' | 'warn' | 'bad';

export const toneIcons: Record<Tone, IconName> = { info: 'info', good: 'check', warn: 'clock', bad: 'circle-alert' };
