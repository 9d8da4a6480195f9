import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './files';

const rules = filesBelow('src/domain').filter((file) => !file.endsWith('.test.ts'));

describe('every rule', () => {
  it.each(rules)('%s says where it stands in the specification', (file) => {
    expect(read(file)).toMatch(/^\/\*\*[\s\S]*?Spec: [\s\S]*?\*\//);
  });

  it.each(rules)('%s has a test beside it', (file) => {
    expect(filesBelow('src/domain').map((path) => basename(path))).toContain(basename(file).replace('.ts', '.test.ts'));
  });
});
