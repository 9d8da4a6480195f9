import { createHash } from 'node:crypto';

/** A query text gets a name when it is seen for the third time. */
const OFTEN = 3;
/** Each connection keeps one plan per name, so the number of names is limited. Further texts are planned each time. */
const NAMES = 200;
const TEXTS = 1000;

/**
 * Names the queries that a process repeats, so that PostgreSQL parses and plans them once per connection: for rows by
 * ids, planning takes longer than finding. Queries of lists stay unnamed, since their best plan depends on the
 * parameters.
 */
export function createQueryNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= NAMES || !hasStablePlan(text)) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (seen.size < TEXTS || seen.has(text)) seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const given = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, given);
    return given;
  };
}

/** Whether one plan suits all parameters. */
function hasStablePlan(text: string): boolean {
  return text.startsWith('select ') && !/@@|\blimit \$|\bin \(\$\d+, |\bfor update\b/i.test(text);
}
