/**
 * The whole of `errors` in a 401 to a call that has neither a token nor a known guest id (wire-format §1.2). Other 401s
 * of compatible back ends have other words, e.g. `{message: "Unauthenticated."}`.
 */
export const noCaller = 'Unauthorized';
