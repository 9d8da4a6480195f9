import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from './files';

const page = read('docs/security.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

type Row = { id: string; status: string; why: string };

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line): Row => {
    const [, id = '', , status = '', ...why] = line.split('|').map((cell) => cell.trim());
    return { id, status, why: why.join('|').replace(/\|$/, '').trim() };
  });

const STATUSES = ['shown', 'built', 'operator', 'departs', 'none'];
const TEST = /\.(test|spec)\.tsx?$/;
/** The files and folders of the project that the document names by path. */
const PATH = /^(src|tests|docs)\/|^[\w.-]+\.(md|json|mjs|js)$|^\.env\.example$/;
/** A test file followed by the quoted title, or part of the title; several titles with words in between. */
const TITLED = /`([^`]+\.(?:test|spec)\.tsx?)`((?:[^`|"]*"[^"]+")+)/g;

const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const sortNumber = (id: string) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);

describe('the list of what keeps the shop safe', () => {
  it('is read', () => {
    expect(rows.length).toBeGreaterThan(250);
  });

  it('has each requirement once, in order', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id) => !/^\d+\.\d+\.\d+$/.test(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => sortNumber(one) - sortNumber(other)));
  });

  it('says of each how it is met', () => {
    expect(rows.filter(({ status }) => !STATUSES.includes(status))).toEqual([]);
  });

  it('names a test, or a script of package.json, of each that is shown', () => {
    const isTest = (name: string) => TEST.test(name) || (name.startsWith('npm run ') && name.slice(8) in scripts);
    expect(rows.filter(({ status, why }) => status === 'shown' && !named(why).some(isTest))).toEqual([]);
  });

  it('gives a reason for each that is not', () => {
    expect(rows.filter(({ status, why }) => status !== 'shown' && !/\p{L}{2}/u.test(why))).toEqual([]);
  });

  it('names only files and scripts that there are', () => {
    const gone = named(page).filter((name) =>
      name.startsWith('npm run ') ? !(name.slice(8) in scripts) : PATH.test(name) && !existsSync(name),
    );
    expect(gone).toEqual([]);
  });

  it('names only tests that there are', () => {
    const titles = [...page.matchAll(TITLED)].flatMap(([, file = '', quoted = '']) =>
      [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
    );
    expect(titles.length).toBeGreaterThan(100);
    expect(titles.filter(({ file, title }) => !existsSync(file) || !read(file).includes(title))).toEqual([]);
  });
});
