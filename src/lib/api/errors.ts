import { list, record, text } from '@/contract/core/wire-values';

/** A refused or failed call; `errors` holds at least one entry. */
export class ApiFailure extends Error {
  /** The customer has already been told, so no toast is shown. */
  isTold = false;

  constructor(
    /** HTTP status, 0 without an answer. */
    readonly status: number,
    readonly errors: { code: string; message: string }[],
    /** Other fields of the refusal's body. */
    readonly beside: Record<string, unknown> = {},
    /** `Retry-After` in milliseconds; 0 without it. */
    readonly wait_ms = 0,
  ) {
    super(errors[0]?.message ?? '');
  }

  get code(): string {
    return this.errors[0]?.code ?? '';
  }
}

/** The customer closed the dialog that asked for a proof of identity, so no error is shown. */
export class ProofDeclined extends ApiFailure {
  override isTold = true;
}

/**
 * The errors in a body, in all forms that supported back ends use (HDR-11…14): a list, an object, a text, a single
 * message. Empty if there are none.
 */
export function refusalsIn(body: unknown): { code: string; message: string }[] {
  const raw = record(body);
  const many = list(raw.errors).map(readRefusal);
  if (many.length > 0) return many;
  if (text(raw.errors)) return [{ code: '', message: text(raw.errors) }];
  if (Object.keys(record(raw.errors)).length > 0) return [readRefusal(raw.errors)];
  if (text(raw.error)) return [{ code: text(raw.error), message: text(raw.message) || text(raw.error) }];
  return [];
}

/** The errors in a failed answer; an empty message when it has none, for which the caller provides a text. */
export function failureFrom(status: number, body: unknown, wait_ms = 0): ApiFailure {
  const errors = refusalsIn(body);
  if (errors.length > 0) return new ApiFailure(status, errors, record(body), wait_ms);
  // A refused change of a rental trip contains only the ids of the lines that prevent it (wire-format §1.4).
  const lines = list(body).filter((entry) => typeof entry === 'number');
  if (lines.length > 0)
    return new ApiFailure(
      status,
      lines.map((line) => ({ code: String(line), message: '' })),
    );
  const { message, payment } = record(body);
  return new ApiFailure(status, [{ code: '', message: firstText(message) || text(payment) }], {}, wait_ms);
}

function readRefusal(value: unknown): { code: string; message: string } {
  const raw = record(value);
  return { code: text(raw.code), message: firstText(raw.message) || text(value) };
}

/** A text, or the first text of a list. */
function firstText(value: unknown): string {
  return text(Array.isArray(value) ? value[0] : value);
}
