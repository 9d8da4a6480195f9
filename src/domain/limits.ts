/**
 * The numbers by their names, `limits.list_page_size`; a script of the browser carries only those that it uses.
 * Spec: accounts §9, ordering §9.
 */
export * as limits from './numbers/limits';
