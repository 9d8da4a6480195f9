import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeFields } from '@/contract/core/schema-description';
import { areas } from '@/server/routes';
import { listCalls } from '@/server/openapi/calls';
import { filesBelow, read } from './files';

const THIS = 'tests/conventions/citations.test.ts';
const isText = (file: string) => /\.(tsx?|m?js|css|sql|md)$/.test(file) && file !== THIS;
const files = [...readdirSync('.'), ...['src', 'tests', 'docs'].flatMap(filesBelow)].filter(isText);

/** Each file with its comments joined into one line, because a citation may contain a line break. */
const texts = files.map((file) => ({ file, text: read(file).replace(/\s*\n\s*(\*|\/\/|--)?\s*/g, ' ') }));

const wireFormat = read('docs/wire-format.md');
const requirements = read('docs/requirements.md');
const known = {
  'wire-format': new Set([...wireFormat.matchAll(/<a id="s([\d.]+)">/g)].map(([, section]) => section)),
  accounts: listSections('accounts'),
  ordering: listSections('ordering'),
  beyond: listSections('beyond'),
};

function listSections(document: string): Set<string | undefined> {
  const rows = requirements.matchAll(new RegExp(`^\\| ${document} §([\\d.]+) \\|`, 'gm'));
  return new Set([...rows].map(([, section]) => section));
}

/** For example "wire-format §7.4, §7.5 and §8", optionally with a name in brackets or quotes after a section. */
const SECTION = String.raw`§(?:\d+(?:\.\d+)?|n)`;
const BESIDE = String.raw`(?:\s\([^()]*\)|,?\s"[^"]*")?`;
const CITATION = new RegExp(
  String.raw`(wire-format|accounts|ordering|beyond)\*?\s(${SECTION}${BESIDE}(?:(?:,|,?\sand|\sto)\s${SECTION}${BESIDE})*)`,
  'g',
);

function citationsIn(text: string): { document: keyof typeof known; section: string }[] {
  return [...text.matchAll(CITATION)].flatMap(([, document = '', sections = '']) =>
    [...sections.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, section = '']) => ({
      document: document as keyof typeof known,
      section,
    })),
  );
}

describe('what comments cite', () => {
  it('exists in the repository, section by section', () => {
    const wrong = texts.flatMap(({ file, text }) =>
      citationsIn(text)
        .filter(({ document, section }) => !known[document].has(section))
        .map(({ document, section }) => `${file}: ${document} §${section}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names its document with each section', () => {
    const code = texts.filter(({ file }) => /^src\/.*(?<!\.test)\.(tsx?|mjs)$/.test(file));
    expect(code.length).toBeGreaterThan(500);
    const wrong = code.flatMap(({ file, text }) => {
      const bare = /.{0,40}§.{0,12}/.exec(text.replace(CITATION, ''));
      return bare ? [`${file}: ${bare[0]}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has one name each', () => {
    const others = /api-contract|api format|checklist|architecture\.md §|\bissue,? "|decision ["“]|decision [A-Z]{2}/;
    expect(texts.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('is a requirement that is listed', () => {
    const listed = new Set([...requirements.matchAll(/^- \*\*([A-Z]+-\d{2})\*\*/gm)].map(([, id]) => id));
    const rooms = new Set([...listed].map((id) => id?.split('-')[0]));
    const wrong = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\b([A-Z]+)-\d{2}\b/g)]
        .filter(([id, area]) => rooms.has(area) && !listed.has(id))
        .map(([id]) => `${file}: ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is a decision that is written down', () => {
    const decisions = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)));
    const wrong = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/\bdecisions? (\d{3})\b/g)]
        .filter(([, number = '']) => !decisions.has(number))
        .map(([, number]) => `${file}: ${number}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('paths that documents name', () => {
  const ROOMS = [...readdirSync('src'), 'src', 'tests', 'docs'].filter((name) => !name.includes('.')).join('|');
  const PATH = new RegExp(String.raw`(?<![\w./@<-])(?:${ROOMS})/[\w./[\]-]*[\w/]`, 'g');
  const documents = readdirSync('docs').filter((file) => file.endsWith('.md') && file !== 'requirements.md');
  const exists = (path: string) =>
    ['', 'src/'].some((room) => ['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(room + path + ending)));

  it.each(documents)('%s: they exist', (document) => {
    const named = [...read(`docs/${document}`).matchAll(/`[^`\n]+`/g)].flatMap(([code]) => code.match(PATH) ?? []);
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });
});

describe('docs/wire-format.md', () => {
  it('names each call with its input', () => {
    const rows = new Map(
      [...wireFormat.matchAll(/^\| ([A-Z, ]+) \| `([^`]+)` \| (.*) \| (customer)? \|$/gm)].map(
        ([, method, path, input = '', who]) => [`${method} ${path}`, { input, who }],
      ),
    );
    const wrong = listCalls(areas).flatMap(({ endpoint, schema, methods, caller }) => {
      const path = endpoint.path.replace(/\{[^}]*\}/g, '');
      const row = rows.get(`${methods.map((method) => method.toUpperCase()).join(', ')} ${path}`);
      const unnamed = Object.keys(describeFields(schema)).filter(
        (field) => !path.includes(`:${field}`) && !row?.input.includes(`\`${field}\``),
      );
      const isRight = row && unnamed.length === 0 && (row.who === 'customer') === (caller === 'customer');
      return isRight ? [] : [`${endpoint.method} ${path}: ${unnamed.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });
});
