import { keptText } from '@/domain/kept-text';

/** Lists and objects within each other, as no call needs them. */
const DEPTH = 16;

/** What a client sent as JSON text, as `kept` has it. Throws a SyntaxError on anything that is no JSON. */
export function sentJson(text: string): unknown {
  return kept(JSON.parse(text));
}

/**
 * Of what a client sent what can be worked with. Keys that every object has from birth (`constructor`, `__proto__`) are
 * left out, as validation would take them for its own, and of texts what no database keeps; files stay as they are.
 * Throws a SyntaxError on what is nested too deeply.
 */
export function kept(value: unknown, left = DEPTH): unknown {
  if (typeof value === 'string') return keptText(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (left === 0) throw new SyntaxError('nested too deeply');
  if (Array.isArray(value)) return value.map((it) => kept(it, left - 1));
  const own = Object.entries(value).filter(([key]) => !(key in Object.prototype));
  return Object.fromEntries(own.map(([key, it]) => [keptText(key), kept(it, left - 1)]));
}
