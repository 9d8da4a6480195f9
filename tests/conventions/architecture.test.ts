import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from './files';

const page = read('docs/architecture.md');

const foldersIn = (folder: string) => readdirSync(folder).filter((name) => statSync(`${folder}/${name}`).isDirectory());

describe('docs/architecture.md', () => {
  it('names every room of the house', () => {
    expect(foldersIn('src').filter((room) => !page.includes(`| \`src/${room}\` |`))).toEqual([]);
  });

  it('names every room of the server', () => {
    const [rooms = ''] = /^Rooms of the server:[^]*?\n\n/m.exec(page) ?? [];
    expect(foldersIn('src/server').filter((room) => !rooms.includes(`\`${room}\``))).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const files = readdirSync('docs/decisions');

  it('have the number of their file in their heading', () => {
    const other = files.filter((file) => !read(`docs/decisions/${file}`).startsWith(`# ${file.slice(0, 3)} · `));
    expect(other).toEqual([]);
  });

  it('have each number once', () => {
    const numbers = files.map((file) => file.slice(0, 3));
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});

it('the same parameters are named wherever the pooler is set up', () => {
  const named = ['.env.example', 'docs/operations.md', 'deploy/compose/compose.yaml', 'tests/support/pooler.ts'].map(
    (file) => /ignore_startup_parameters(?: = |: )([\w,]+)/i.exec(read(file))?.[1],
  );
  expect(new Set(named)).toEqual(
    new Set(['extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout']),
  );
});
