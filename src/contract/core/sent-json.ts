import { keptText } from '@/domain/text/kept-text';
import { limits } from '@/domain/limits';
import { sizeProblem } from './input-size';

/** Parses JSON text sent by a client and cleans it with `cleanInput`. Throws a SyntaxError on invalid or too large JSON. */
export function sentJson(text: string): unknown {
  if (text.length > limits.input_text_max) throw new SyntaxError('too long');
  const sent: unknown = JSON.parse(text);
  if (sizeProblem(sent, {}, limits.cart_values_max)) throw new SyntaxError('too large');
  return cleanInput(sent);
}

/** Parses a list sent as JSON text, as forms and queries do. Any other value is returned unchanged. */
export function listIn(sent: unknown): unknown {
  if (typeof sent !== 'string' || !sent.trimStart().startsWith('[')) return sent;
  try {
    return sentJson(sent);
  } catch {
    // Not valid JSON, so the schema decides about the text.
    return sent;
  }
}

/**
 * Keeps the parts of an input that can be processed. Drops keys that every object has (`constructor`, `__proto__`),
 * which would confuse validation, and characters that no database stores. Files stay unchanged. Throws a SyntaxError
 * when the input is nested too deeply.
 */
export function cleanInput(value: unknown, left: number = limits.input_depth_max): unknown {
  if (typeof value === 'string') return keptText(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (left === 0) throw new SyntaxError('nested too deeply');
  if (Array.isArray(value)) return value.map((entry) => cleanInput(entry, left - 1));
  const own = Object.entries(value).filter(([key]) => !(key in Object.prototype));
  return Object.fromEntries(own.map(([key, inner]) => [keptText(key), cleanInput(inner, left - 1)]));
}
