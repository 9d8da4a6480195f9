/**
 * When a notification was written, by which they are sorted and counted as new. Their numbers do not tell it: other
 * back ends count those of personal and of general notifications apart.
 * Spec: wire-format §9.2.
 */

/** In milliseconds; 0 when it is not told. */
export const writtenAt = ({ created_at }: { created_at: string }): number => Date.parse(created_at) || 0;
