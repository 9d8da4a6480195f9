import type { ParseKeys, TFunction } from 'i18next';

/** What a form says of a field: the messages of our schemas are keys (tests/conventions/messages.test.ts). */
export const validationText = (t: TFunction, error: string): string => t(error as ParseKeys);
