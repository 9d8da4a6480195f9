import { list, record, text, type Raw } from '@/contract/core/wire-values';
import { ApiFailure } from './errors';

/**
 * The errors in a body, in all forms that supported back ends use (HDR-11…14): a list, an object, lists of words by field,
 * a text, a single message. Empty if there are none.
 */
export function refusalsIn(body: unknown): { code: string; message: string }[] {
  const raw = record(body);
  const many = list(raw.errors).map(readRefusal);
  if (many.length > 0) return many;
  if (text(raw.errors)) return [{ code: '', message: text(raw.errors) }];
  if (Object.keys(record(raw.errors)).length > 0) return readRefusals(record(raw.errors), firstText(raw.message));
  if (text(raw.error)) return [{ code: text(raw.error), message: text(raw.message) || text(raw.error) }];
  return [];
}

/**
 * One refusal, or one for each field with the field's first message, as in `{ email: ['It is taken'] }`. `message` of the
 * body when no field has words.
 */
function readRefusals(errors: Raw, message: string): { code: string; message: string }[] {
  const fields = Object.entries(errors);
  const named = fields.every(([, words]) => Array.isArray(words))
    ? fields.map(([code, words]) => ({ code, message: firstText(words) }))
    : [readRefusal(errors)];
  const told = named.filter((refusal) => refusal.message !== '');
  return told.length > 0 ? told : [{ code: named[0]?.code ?? '', message }];
}

/** The errors in a failed answer; an empty message when it has none, for which the caller provides a text. */
export function failureFrom(status: number, body: unknown, wait_ms = 0): ApiFailure {
  const raw = record(body);
  // A refused change of a rental trip contains only the ids of the lines that prevent it (wire-format §1.4).
  const lines = list(body).filter((entry) => typeof entry === 'number');
  const errors = [...refusalsIn(body), ...lines.map((line) => ({ code: String(line), message: '' }))];
  if (errors.length > 0) return new ApiFailure(status, errors, raw, wait_ms);
  const words = firstText(raw.message) || text(raw.payment);
  return new ApiFailure(status, [{ code: '', message: isOfFramework(status, words) ? '' : words }], {}, wait_ms);
}

/** Whether the words of a bare `{message}` are not meant for customers: a framework wrote them (wire-format §1.4). */
const isOfFramework = (status: number, words: string) =>
  status === 429 || status >= 500 || /^(The \w+ (api\/|method)|No query)/.test(words);

function readRefusal(value: unknown): { code: string; message: string } {
  const raw = record(value);
  return { code: text(raw.code), message: firstText(raw.message) || text(value) };
}

/** A text, or the first text of a list. */
function firstText(value: unknown): string {
  return text(Array.isArray(value) ? value[0] : value);
}
