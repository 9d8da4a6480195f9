/** A mobile network or an office has one address for everybody, so what is right there does not count as a guess. */
import { afterEach, describe, expect, it } from 'vitest';
import { challengeIn, PROOF_HEADER, solve } from '@/lib/api/proof-of-work';
import { throttles as counts } from '@/server/db/schema';
import { attackedShop, nearlyUseUp } from '@tests/support/attacked-shop';
import { codes, type Answer } from '@tests/support/round-market';
import { DEMO_CODE, LINA, PASSWORD, wayIn } from '@tests/support/rooms/sign-in-room';

const shop = attackedShop();
const SHARED = '10.70.0.1';

afterEach(async () => {
  await shop.db.delete(counts);
});

type Proof = Record<string, string>;
const send = (line: string, body: object, proof: Proof = {}) =>
  shop.from('', line, body, { headers: { 'X-Forwarded-For': SHARED, ...proof } });
const ask = (phone: string, proof?: Proof) => send('POST /auth/login', { login_type: 'otp', phone }, proof);
const verify = (phone: string, otp: string, proof?: Proof) =>
  send('POST /auth/verify-phone', { otp, phone, verification_type: 'phone', login_type: 'otp' }, proof);
const signUp = (n: number, proof?: Proof) => {
  const contact = { email: `shared${n}@shop.example`, phone: `+155501080${String(n).padStart(2, '0')}` };
  return send('POST /auth/sign-up', { name: 'Shared', ...contact, password: PASSWORD }, proof);
};
/** What the storefront does with a refusal that carries a challenge. */
async function proved(refused: Answer): Promise<Proof> {
  const challenge = challengeIn(refused.body);
  if (!challenge) throw new Error(`no challenge in ${JSON.stringify(refused.body)}`);
  return { [PROOF_HEADER]: (await solve(challenge)) ?? '' };
}

// Solving a challenge takes a random time.
describe('[AUTH-48] people behind one address', { timeout: 60_000 }, () => {
  it('enter their right codes, however many they are', async () => {
    for (let n = 10; n < 46; n++) {
      const phone = `+155501070${n}`;
      expect((await ask(phone)).status).toBe(200);
      expect(wayIn(await verify(phone, DEMO_CODE)).is_personal_info).toBe(false);
    }
  });

  it('go on with the solution of a puzzle while somebody there guesses codes', async () => {
    const phone = '+15550107101';
    await ask(phone);
    for (let n = 0; n < 30; n++) expect((await verify(`+155501072${n + 10}`, '000000')).status).toBe(404);
    const refused = await verify(phone, DEMO_CODE);
    expect([refused.status, codes(refused)]).toEqual([405, ['otp_block_time']]);
    // The right one counts no more among the calls with a solution, so that those are not used up either.
    await nearlyUseUp(shop.db, 'solved_from_address', SHARED);
    expect(wayIn(await verify(phone, DEMO_CODE, await proved(refused))).is_personal_info).toBe(false);
    // A guess does, whoever has solved its puzzle.
    const guess = await proved(await verify('+15550107103', '000000'));
    expect((await verify('+15550107103', '000000', guess)).status).toBe(404);
    const last = await proved(await verify('+15550107103', '000000'));
    expect((await verify('+15550107103', '000000', last)).status).toBe(405);
  });

  it('[SIGNUP-13] sign up beyond the limit with the solution of a puzzle, as accounts in masses are right, too', async () => {
    await nearlyUseUp(shop.db, 'sign_up_from_address', SHARED);
    expect((await signUp(1)).status).toBe(200);
    const refused = await signUp(2);
    expect([refused.status, codes(refused)]).toEqual([405, ['otp_block_time']]);
    expect((await signUp(2, await proved(refused))).status).toBe(200);
  });

  it('[PWD-18] ask for new passwords without being counted as guessers', async () => {
    await nearlyUseUp(shop.db, 'code_from_address', SHARED);
    for (let n = 0; n < 3; n++) {
      const body = { verification_method: 'email', email: n === 0 ? LINA.email : `nobody${n}@shop.example` };
      expect((await send('POST /auth/forgot-password', body)).status).toBe(200);
    }
  });
});
