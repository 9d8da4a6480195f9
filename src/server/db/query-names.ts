import { createHash } from 'node:crypto';

/** A text that comes this often is asked again and again. */
const OFTEN = 3;
/** Each connection keeps a plan of each name, so there are not more of them; texts beyond are planned each time. */
const NAMES = 200;
const TEXTS = 1000;

/**
 * Names the queries that a process keeps asking, so that PostgreSQL reads and plans them once a connection, not every
 * time: rows by ids take longer to plan than to find. Lists stay unnamed: their best plan depends on what is asked.
 */
export function namesOfQueries(): (text: string) => string | undefined {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= NAMES || !isAlike(text)) return name;
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

/** The same plan serves whatever values it is asked with. */
function isAlike(text: string): boolean {
  return text.startsWith('select ') && !/@@|\blimit \$|\bin \(\$\d+, |\bfor update\b/i.test(text);
}
