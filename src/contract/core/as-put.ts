/** Added to a POST that stands for a PUT (wire-format §1; PUSH-01). */
export const AS_PUT = { _method: 'put' } as const;
