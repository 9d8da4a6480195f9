import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read } from './files';

/** What a script imports before its first line runs, itself and through its own modules; `import()` is later. */
function readPackagesImportedAtStart(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return [];
  seen.add(script);
  const parsed = ts.createSourceFile(script, read(script), ts.ScriptTarget.Latest);
  return parsed.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const name = statement.moduleSpecifier.text;
    if (name.startsWith('node:')) return [];
    if (!name.startsWith('.')) return [`${name} in ${script}`];
    return readPackagesImportedAtStart(join(dirname(script), name), seen);
  });
}

describe('on a fresh clone, where no package is installed yet,', () => {
  it.each(['src/cli/start.mjs', 'src/cli/test.mjs'])('%s starts, and installs them', (script) => {
    expect(existsSync(script)).toBe(true);
    expect(readPackagesImportedAtStart(script)).toEqual([]);
  });
});
