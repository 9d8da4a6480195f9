import type { Language } from '@/domain/text/language';
import { translate } from '@/i18n/both';
import type { ApiError } from './api';

/** What a refusal says. How long somebody has to wait is told in minutes from one minute on. */
export function refusalText(language: Language, { refusal, params }: Pick<ApiError, 'refusal' | 'params'>): string {
  const { seconds } = params;
  const wait = typeof seconds === 'number' ? { wait: waitText(language, seconds) } : {};
  return translate(language, `errors.${refusal}`, { ...params, ...wait });
}

function waitText(language: Language, seconds: number): string {
  const isLong = seconds >= 60;
  const count = isLong ? Math.ceil(seconds / 60) : seconds;
  return translate(language, isLong ? 'answers.wait_minutes' : 'answers.wait_seconds', { count });
}
