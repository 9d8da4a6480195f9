/** The answers during one phase. */
export type Counted = {
  requests: number;
  /** Answered 503 with Retry-After, by a shop that is overloaded or has no database. */
  later: number;
  /** Any other 5xx, except for a full disk, and no answer at all: how often each occurred. */
  failed: Map<string, number>;
};

/** Counts answers by phase. */
export class Tally {
  readonly phases = new Map<string, Counted>();
  #now = 'start';

  set now(phase: string) {
    this.#now = phase;
  }

  get now(): string {
    return this.#now;
  }

  #current(): Counted {
    const counted = this.phases.get(this.#now) ?? { requests: 0, later: 0, failed: new Map() };
    this.phases.set(this.#now, counted);
    return counted;
  }

  count(answer: { status: number; retryAfter: boolean } | { error: string }, what: string): void {
    const counted = this.#current();
    counted.requests += 1;
    if ('error' in answer) return fail(counted, `${what}: ${answer.error}`);
    if (answer.status === 503 && answer.retryAfter) counted.later += 1;
    else if (answer.status >= 500 && answer.status !== 507) fail(counted, `${what}: ${answer.status}`);
  }

  failures(phase: string): number {
    return [...(this.phases.get(phase)?.failed.values() ?? [])].reduce((sum, times) => sum + times, 0);
  }

  table(): string {
    const rows = [...this.phases].map(([phase, { requests, later, failed }]) => {
      const told = [...failed].map(([what, times]) => `${times} × ${what}`).join(', ');
      return `| ${phase} | ${requests} | ${later} | ${this.failures(phase)} | ${told} |`;
    });
    return ['| Meanwhile | requests | 503, asked again | failed | which |', '|---|--:|--:|--:|---|', ...rows].join(
      '\n',
    );
  }
}

function fail({ failed }: Counted, what: string): void {
  failed.set(what, (failed.get(what) ?? 0) + 1);
}
