import type { Played } from './play';

type Example = { input?: Record<string, unknown>; answer?: unknown };

/** The example of each call: the first one that succeeded, with lists of one element and no secrets. */
export function toExamples(played: readonly Played[]): Record<string, Example> {
  const examples: Record<string, Example> = {};
  for (const { of, input, status, body } of played) {
    const known = examples[of];
    if (known && 'answer' in known) continue;
    const shown = Object.entries(input).map(([name, value]) => [name, shownInput(name, value)]);
    examples[of] = {
      ...(shown.length > 0 && { input: Object.fromEntries(shown) }),
      ...(status === 200 && { answer: short(body) }),
    };
  }
  return Object.fromEntries(Object.entries(examples).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function shownInput(name: string, value: unknown): unknown {
  if (name === 'registration_key') return 'a-long-secret';
  return value instanceof File ? value.name : value;
}

const SECRET = /token$|^registration_key$/;
const CHARS = 300;

function short(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return SECRET.test(name) ? 'a-long-secret' : value.slice(0, CHARS);
  if (Array.isArray(value)) {
    const isOfObjects = value.every((entry) => typeof entry === 'object' && entry !== null);
    return (isOfObjects ? value.slice(0, 1) : value).map((entry) => short(entry));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, short(part, key)]));
}
