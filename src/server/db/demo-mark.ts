import { sql } from 'drizzle-orm';
import { type Database, queryRows } from './client';
import { demo_marks } from './schema';

/** What is known about a database when it is opened. */
export type Past = {
  /** The shop has run in demo mode, in which every sign-in code was known and the sandbox could fill wallets. */
  wasDemo: boolean;
  /** Its market is the demo city. */
  isSeeded: boolean;
  /** It contains accounts or orders. */
  hasPeople: boolean;
};

/** Marks a database permanently as one that has run in demo mode. */
export async function markDemo(db: Database, { isSeeded }: { isSeeded: boolean }): Promise<void> {
  await db.insert(demo_marks).values({ is_seeded: isSeeded }).onConflictDoNothing();
}

export async function readPast(db: Database): Promise<Past> {
  const [mark] = await db.select().from(demo_marks);
  const [found] = await queryRows<{ demo_customer: boolean; people: boolean }>(
    db,
    // Demos from before the mark are recognised by the referral code of their customer, since codes are random
    // otherwise.
    sql`select exists (select 1 from customers where id = 1 and ref_code = 'NOURA7QB') as demo_customer,
      exists (select 1 from customers) or exists (select 1 from orders) as people`,
  );
  const isOlderDemo = found?.demo_customer === true;
  return {
    wasDemo: mark !== undefined || isOlderDemo,
    isSeeded: mark?.is_seeded === true || isOlderDemo,
    hasPeople: found?.people === true,
  };
}

type Start = { demo: boolean; isPublic: boolean };

/** Why a database must not be opened in this mode, as a sentence with the remedy; null when it may be opened. */
export function openingProblem({ demo, isPublic }: Start, { wasDemo, hasPeople }: Past): string | null {
  if (wasDemo && !demo && isPublic) {
    return (
      'This database was once a demo: anybody could enter its accounts and fill its wallets. ' +
      'It is not opened for the public; use an empty database, and load your market into it.'
    );
  }
  if (demo && !wasDemo && hasPeople) {
    return (
      'This database has real accounts or orders, and in demo mode anybody could enter them. ' +
      'Set DEMO=false, or use an empty database for the demo.'
    );
  }
  return null;
}
