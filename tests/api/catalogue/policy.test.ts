import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policies } from '@/server/db/schema';
import { freshDatabase, type TestDatabase } from '@tests/support/database';
import { makeApi, call } from '@tests/support/round-market';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
}, 60_000);
afterAll(() => database.close());

it('[ROUTE-11] a policy is answered as sanitized HTML, also to other clients of the format', async () => {
  const body = {
    en: '<h2>Terms</h2><p onclick="x()">Pay.</p><img src=x onerror=alert(1)><script>alert(1)</script>',
    ar: '<h2>الشروط</h2><a href="javascript:alert(1)">ادفع</a>',
  };
  await database.db.update(policies).set({ body }).where(eq(policies.key, 'terms-and-conditions'));
  const answer = (headers: Record<string, string>) =>
    call(makeApi(database.db), 'GET /terms-and-conditions', { headers }).then((answer) => answer.body);
  expect(await answer({})).toBe('<h2>Terms</h2><p>Pay.</p>');
  expect(await answer({ 'X-localization': 'ar' })).toBe('<h2>الشروط</h2>ادفع');
});
