/** One call of the API. Its method, path and types are defined only here. */
export type Endpoint<In = unknown, Out = unknown> = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api/v1. A part such as `:name` is filled from the input field of that name. */
  path: `/${string}`;
  /** GET and DELETE send their input in the query, POST and PUT in the body. */
  encoding?: 'multipart';
  /**
   * Converts the answer of any supported back end (3.1 to 4.0) into the single form that the code uses. Calls with only
   * one form need none. It is loaded together with the call, because a page rendered on the server makes no call.
   */
  read?: () => Promise<(answer: unknown) => Out>;
  /** Never set. Only carries the input type for the compiler. */
  input?: In;
};

export type Input<E> = E extends Endpoint<infer In, unknown> ? In : never;

/** A call that first scripts do not need is marked as pure where it is defined, so that the bundler leaves it out. */
export function endpoint<In, Out>(description: Endpoint<In, Out>): Endpoint<In, Out> {
  return description;
}

/** The input of a call without parameters. */
export type Nothing = Record<string, never>;

/**
 * One page of a list: `offset` is the page number from 1, `limit` the page size (wire-format §1.5). `is_open`: the answer
 * tells no total, `total_size` counts this page only, and another one may follow.
 */
export type Page = { total_size: number; limit: number; offset: number; is_open?: true };
