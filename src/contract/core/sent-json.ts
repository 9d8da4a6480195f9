import { keptText } from '@/domain/text/kept-text';
import { limits } from '@/domain/limits';
import { sizeProblem } from './input-size';

/** What a client sent as JSON text, as `kept` has it. Throws a SyntaxError on what is no JSON, or holds too much. */
export function sentJson(text: string): unknown {
  if (text.length > limits.input_text_max) throw new SyntaxError('too long');
  const sent: unknown = JSON.parse(text);
  if (sizeProblem(sent, {}, limits.cart_values_max)) throw new SyntaxError('too large');
  return kept(sent);
}

/** The list in a JSON text, as forms and queries send one; anything else as it was sent. */
export function listIn(sent: unknown): unknown {
  if (typeof sent !== 'string' || !sent.trimStart().startsWith('[')) return sent;
  try {
    return sentJson(sent);
  } catch {
    // No JSON, so it is the schema's to say what it is.
    return sent;
  }
}

/**
 * Keeps the parts of an input that can be processed. Keys that every object has (`constructor`, `__proto__`) are
 * dropped, since validation would take them for its own, and characters that no database stores. Files stay as they
 * are. Throws a SyntaxError when it is nested too deeply.
 */
export function kept(value: unknown, left: number = limits.input_depth_max): unknown {
  if (typeof value === 'string') return keptText(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (left === 0) throw new SyntaxError('nested too deeply');
  if (Array.isArray(value)) return value.map((it) => kept(it, left - 1));
  const own = Object.entries(value).filter(([key]) => !(key in Object.prototype));
  return Object.fromEntries(own.map(([key, it]) => [keptText(key), kept(it, left - 1)]));
}
