import type { ParseKeys, TFunction } from 'i18next';

/** The text of a field's error: messages of our schemas are keys (tests/conventions/messages.test.ts). */
export const validationText = (t: TFunction, error: string): string => t(error as ParseKeys);
