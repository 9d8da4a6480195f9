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
