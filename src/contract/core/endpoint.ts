/** One call of the API: the single place its method, path and shapes are written down. */
export type Endpoint<In = unknown, Out = unknown> = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api/v1. `:name` parts are filled from the input field of that name. */
  path: `/${string}`;
  /** A DELETE of this API carries its input in the query, as a GET does; a POST or PUT in the body. */
  encoding?: 'multipart';
  /**
   * Turns an answer of any known back end (3.1 to 4.0) into the one shape that the code uses. Calls with only one shape
   * need none. It is loaded together with the call, because a page that the server has rendered makes no call.
   */
  read?: () => Promise<(answer: unknown) => Out>;
  /** Never set; it carries the type of the input for the compiler. */
  input?: In;
};

export type Input<E> = E extends Endpoint<infer In, unknown> ? In : never;

export function endpoint<In, Out>(description: Endpoint<In, Out>): Endpoint<In, Out> {
  return description;
}

/** The input of a call that takes none. */
export type Nothing = Record<string, never>;

/** A page of a list: `offset` is the 1-based number of the page, `limit` its size (wire-format §1.5). */
export type Page = { total_size: number; limit: number; offset: number };
