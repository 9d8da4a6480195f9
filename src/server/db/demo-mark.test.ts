import { afterEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { markDemo, openingProblem, readPast } from './demo-mark';
import { customers, demo_marks } from './schema';

const NEW = { wasDemo: false, isSeeded: false, hasPeople: false };
const REAL = { ...NEW, hasPeople: true };
const DEMO = { wasDemo: true, isSeeded: true, hasPeople: true };
const HERE = { demo: false, isPublic: false };
const PUBLIC = { demo: false, isPublic: true };
const DEMO_HERE = { demo: true, isPublic: false };
const DEMO_PUBLIC = { demo: true, isPublic: true };

describe('a database', () => {
  it.each([
    ['that is empty opens for the public', PUBLIC, NEW, null],
    ['that is empty opens as a demo', DEMO_HERE, NEW, null],
    ['with customers opens for the public', PUBLIC, REAL, null],
    ['with customers opens locally', HERE, REAL, null],
    ['with customers does not open as a demo', DEMO_HERE, REAL, /real accounts or orders/],
    ['with customers does not open as a public demo either', DEMO_PUBLIC, REAL, /real accounts or orders/],
    ['of a demo opens as a demo again', DEMO_HERE, DEMO, null],
    ['of a demo opens for the public as a demo', DEMO_PUBLIC, DEMO, null],
    ['of a demo opens locally', HERE, DEMO, null],
    ['of a demo never opens for the public as a shop', PUBLIC, DEMO, /once a demo/],
    [
      'of a demo without people does not open for the public as a shop either',
      PUBLIC,
      { ...DEMO, hasPeople: false },
      /once a demo/,
    ],
  ])('%s', (_what, start, past, problem) => {
    if (problem === null) expect(openingProblem(start, past)).toBeNull();
    else expect(openingProblem(start, past)).toMatch(problem);
  });
});

describe('the past of a database', () => {
  let database: TestDatabase | undefined;
  afterEach(() => database?.close());

  it('is none when it is new', async () => {
    database = await freshDatabase('migrated');
    expect(await readPast(database.db)).toEqual(NEW);
  });

  it('is a demo once the demo city has been seeded', async () => {
    database = await freshDatabase();
    expect(await readPast(database.db)).toEqual(DEMO);
  });

  it('is a demo for demo databases that are older than the mark', async () => {
    database = await freshDatabase();
    await database.db.delete(demo_marks);
    expect(await readPast(database.db)).toEqual(DEMO);
  });

  it('is a demo for any market that has run in demo mode, whatever is marked later', async () => {
    database = await freshDatabase('migrated');
    await markDemo(database.db, { isSeeded: false });
    await markDemo(database.db, { isSeeded: true });
    expect(await readPast(database.db)).toEqual({ wasDemo: true, isSeeded: false, hasPeople: false });
  });

  it("is not a demo when somebody signs up with the demo customer's address", async () => {
    database = await freshDatabase('migrated');
    await database.db.insert(customers).values({ f_name: 'Sly', email: 'demo@medina.example', ref_code: 'SLY00001' });
    expect(await readPast(database.db)).toEqual(REAL);
  });
});
