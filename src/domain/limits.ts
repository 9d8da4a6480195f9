/** The numbers as one name each, `limits.list_page_size`; a script of the browser carries only those that it uses. */
export * as limits from './limit-values';
