import { list, record, text } from '@/contract/core/wire-values';

/** A refused or failed call, whatever its form was; `errors` holds at least one entry. */
export class ApiFailure extends Error {
  /** The customer knows of it already, so nobody tells them. */
  isTold = false;

  constructor(
    /** HTTP status, 0 when no answer came. */
    readonly status: number,
    readonly errors: { code: string; message: string }[],
    /** What the answer carried beside the refusal. */
    readonly beside: Record<string, unknown> = {},
    /** How long the server asks to wait before another try, in milliseconds; 0 when it does not say. */
    readonly wait_ms = 0,
  ) {
    super(errors[0]?.message ?? '');
  }

  get code(): string {
    return this.errors[0]?.code ?? '';
  }
}

/** The customer was asked who they are and would not say: they know why nothing has happened. */
export class ProofDeclined extends ApiFailure {
  override isTold = true;
}

/**
 * The refusals in an answer, of every form that back ends of the family use (HDR-11…14): a list, one object, a
 * text, a single message. Empty when there is none.
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

/** What a failed answer says; an empty message when it says nothing, for the caller to put into words. */
export function failureFrom(status: number, body: unknown, wait_ms = 0): ApiFailure {
  const errors = refusalsIn(body);
  if (errors.length > 0) return new ApiFailure(status, errors, record(body), wait_ms);
  // A change of a rental trip is refused with the bare ids of the lines that stand in its way (wire-format §1.4).
  const lines = list(body).filter((it) => typeof it === 'number');
  if (lines.length > 0)
    return new ApiFailure(
      status,
      lines.map((it) => ({ code: String(it), message: '' })),
    );
  const { message, payment } = record(body);
  return new ApiFailure(status, [{ code: '', message: firstText(message) || text(payment) }], {}, wait_ms);
}

function readRefusal(value: unknown): { code: string; message: string } {
  const raw = record(value);
  return { code: text(raw.code), message: firstText(raw.message) || text(value) };
}

/** A text, or the first of a list of them. */
function firstText(value: unknown): string {
  return text(Array.isArray(value) ? value[0] : value);
}
