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
