import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './files';

const ID = /\b[A-Z]+-\d{2}\b/g;
const notYet = new Set(read('docs/not-yet.md').match(ID));
const listed = [...read('docs/requirements.md').matchAll(/^- \*\*([A-Z]+-\d{2})\*\*/gm)].map((match) => match[1] ?? '');
const tests = [...filesBelow('src'), ...filesBelow('tests')].filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const named = new Set(
  tests.flatMap((file) =>
    [...read(file).matchAll(/\[[^\]\n]*\b[A-Z]+-\d{2}\b[^\]\n]*\]/g)].flatMap((match) => match[0].match(ID) ?? []),
  ),
);

describe('requirements', () => {
  it('are listed once each', () => {
    expect(listed).toHaveLength(new Set(listed).size);
  });

  it('are each named by a test, or listed as not yet shown', () => {
    expect(listed.filter((id) => !named.has(id) && !notYet.has(id))).toEqual([]);
  });

  it('leave the list of those not yet shown as soon as a test shows them', () => {
    expect([...notYet].filter((id) => named.has(id) || !listed.includes(id))).toEqual([]);
  });

  it('are known wherever a test names one', () => {
    const areas = new Set(listed.map((id) => id.split('-')[0]));
    expect([...named].filter((id) => areas.has(id.split('-')[0]) && !listed.includes(id))).toEqual([]);
  });
});
