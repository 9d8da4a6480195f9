import { PGlite } from '@electric-sql/pglite';

/** The engine itself has failed, not a query. Committed data is not lost. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';

  constructor(cause: unknown) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(
      `The embedded database has failed (${what}) and has to be opened anew. Nothing that it had confirmed is lost.`,
      {
        cause,
      },
    );
  }
}

/** The exit status with which PGlite's engine leaves a query that PostgreSQL refuses. */
const JUMP = 100;

/**
 * A PGlite that refuses every query after its engine has failed (a trap, or a stack overflow). PGlite itself would
 * continue with the broken state, and its next query would keep the process busy.
 */
export class Engine extends PGlite {
  /** Called once, when the engine fails. */
  onFailure = () => {};
  #failure: EngineFailed | undefined;
  #isWatched = false;

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.#watch();
    this.#expectSound();
    const answer = super.execProtocolRawSync(message);
    this.#expectSound();
    return answer;
  }

  override async close(): Promise<void> {
    if (!this.#failure) await super.close();
  }

  #expectSound() {
    if (this.#failure) throw this.#failure;
  }

  #watch() {
    const { mod } = this;
    if (this.#isWatched || !mod) return;
    this.#isWatched = true;
    const once = mod._PostgresMainLoopOnce;
    mod._PostgresMainLoopOnce = () => {
      try {
        once();
      } catch (error) {
        if (!isJump(error)) this.#fail(error);
        throw error;
      }
    };
  }

  #fail(error: unknown) {
    if (this.#failure) return;
    this.#failure = new EngineFailed(error);
    this.onFailure();
  }
}

function isJump(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === JUMP;
}
