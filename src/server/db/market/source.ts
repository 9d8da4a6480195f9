import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/** A fault in a market folder: the file below the folder, the line (from 1) and a message. */
export type Fault = { file: string; line: number; message: string };

/** The keys and indexes from the top of a file to a value, e.g. `['items', 2, 'price']`. */
export type Path = readonly (string | number)[];

/** A file of a market folder as it was read. */
export type Source = {
  file: string;
  value: unknown;
  /** Syntax errors; do not use `value` if there are any. */
  faults: Fault[];
  lineOf: (path: Path) => number;
};

/** Parses a YAML file; `file` is its name below the market folder. */
export function readSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const faults = [...document.errors, ...document.warnings].map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    message: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? error.code,
  }));

  /** The line of a value, or of its nearest ancestor when the file has nothing at that path. */
  function lineOf(path: Path): number {
    let node: unknown = document.contents;
    let offset = rangeStart(node);
    for (const step of path) {
      const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined;
      node = pair ? pair.value : hasItems(node) ? node.items[Number(step)] : undefined;
      const start = rangeStart(pair?.key) ?? rangeStart(node);
      if (start === undefined) break;
      offset = start;
    }
    return lineAt(offset ?? 0);
  }

  return { file, faults, lineOf, value: faults.length > 0 ? undefined : document.toJS() };
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return undefined;
  return Number(node.range[0]);
}

function hasItems(node: unknown): node is { items: unknown[] } {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items) && !isMap(node);
}
