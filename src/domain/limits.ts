/**
 * All limits as one object, e.g. `limits.list_page_size`. The bundler keeps only those that a script uses.
 * Spec: accounts §9, ordering §9.
 */
export * as limits from './numbers/limits';
