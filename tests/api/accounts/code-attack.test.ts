/** Codes of one contact that many addresses ask for, and guesses at them. The codes are real, as outside of a demo. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { record, text } from '@/contract/core/wire-values';
import { one_time_codes, throttles as counts } from '@/server/db/schema';
import { codes } from '@tests/support/round-market';
import { LINA, PASSWORD, openSignInRoom, wayIn } from '@tests/support/rooms/sign-in-room';
import { openOutbox, type Outbox } from '@tests/support/stand-ins/outbox';

const room = openSignInRoom();
let outbox: Outbox;
const OWN = '10.80.0.1';
const ELSEWHERE = '10.80.0.2';
const manual = { login_type: 'manual', email_or_phone: LINA.email };
const stranger = (n: number) => `10.80.1.${n}`;

beforeAll(async () => {
  outbox = await openOutbox();
  const settings = { DEMO: 'false', TRUSTED_PROXIES: '1', SECRET: 'a-secret-of-the-tests-only', ...outbox.settings };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}, 60_000);
beforeEach(async () => {
  await room.db.delete(one_time_codes);
  await room.db.delete(counts);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await outbox.close();
});

type Headers = Record<string, string>;
const send = (address: string, line: string, body: object, headers: Headers = {}) =>
  room.from('', line, body, { headers: { 'X-Forwarded-For': address, ...headers } });

/** Asks for a code; answers the code that arrives on the phone. The clock moves on, so that the codes have an order. */
async function ask(address: string, headers?: Headers): Promise<string> {
  const answer = await send(address, 'POST /auth/login', { login_type: 'otp', phone: LINA.phone }, headers);
  expect(answer.status).toBe(200);
  room.later(1);
  return outbox.texts.at(-1)?.text.slice(0, 6) ?? '';
}

const enter = (address: string, otp: string, headers?: Headers) =>
  send(
    address,
    'POST /auth/verify-phone',
    { otp, phone: LINA.phone, verification_type: 'phone', login_type: 'otp' },
    headers,
  );
const isIn = async (answer: ReturnType<typeof enter>) => wayIn(await answer).token !== null;

/** A code that nobody has been sent. */
function wrongFor(sent: string[]): string {
  return ['000000', '111111', '222222', '333333', '444444'].find((one) => !sent.includes(one)) ?? '';
}

/** Twenty wrong codes: strangers ask for codes, and each enters a few. */
async function guessALot(): Promise<string> {
  const sent: string[] = [];
  for (let n = 0; n < 5; n++) sent.push(await ask(stranger(n)));
  const wrong = wrongFor(sent);
  for (let n = 0; n < 20; n++) expect((await enter(stranger(n % 5), wrong)).status).toBe(404);
  return sent.at(-1) ?? '';
}

describe('[AUTH-48] codes that many addresses have asked for', () => {
  it('are right from anywhere as long as they are among the latest', async () => {
    const own = await ask(OWN);
    await ask(stranger(1));
    await ask(stranger(2));
    expect(await isIn(enter(ELSEWHERE, own))).toBe(true);
  });

  it('are not valid all together, so that many askers do not make a guess more likely', async () => {
    const sent: string[] = [];
    for (let n = 0; n < 6; n++) sent.push(await ask(stranger(n)));
    for (const former of sent.slice(0, 3)) expect((await enter(ELSEWHERE, former)).status).toBe(404);
    expect(await isIn(enter(ELSEWHERE, sent[3] ?? ''))).toBe(true);
  });

  it('leave the owner the code that the owner has asked for', async () => {
    const own = await ask(OWN);
    for (let n = 0; n < 6; n++) await ask(stranger(n));
    expect(await isIn(enter(OWN, own))).toBe(true);
  });

  it('of a known device are its own in any network', async () => {
    const { body } = await send(OWN, 'POST /auth/login', { ...manual, password: PASSWORD });
    const known = { 'X-Device-Token': text(record(body).device_token) };
    const own = await ask(OWN, known);
    const last = await guessALot();
    expect(codes(await enter(ELSEWHERE, last))).toEqual(['otp_block_time']);
    expect(await isIn(enter(ELSEWHERE, own, known))).toBe(true);
  });
});

describe('[AUTH-48] wrong codes for one contact', () => {
  it('are counted together, wherever they come from, and leave the owner the own code', async () => {
    const own = await ask(OWN);
    const last = await guessALot();
    // The right code of somebody else is not looked at any more, only the one that was asked for from here.
    expect(codes(await enter(ELSEWHERE, last))).toEqual(['otp_block_time']);
    expect((await enter(stranger(0), last)).status).not.toBe(200);
    expect((await enter(OWN, last)).status).toBe(404);
    expect(await isIn(enter(OWN, own))).toBe(true);
  });

  it('are no reason to wait for long: a pause later the latest codes are right again', async () => {
    const last = await guessALot();
    expect(codes(await enter(ELSEWHERE, last))).toEqual(['otp_block_time']);
    room.later(61);
    expect(await isIn(enter(ELSEWHERE, last))).toBe(true);
  });

  it('do not become more while the caller has to wait, so that nobody uses up the tries of all alone', async () => {
    const [own, other] = [await ask(OWN), await ask(stranger(1))];
    const wrong = wrongFor([own, other]);
    for (let n = 0; n < 25; n++) await enter(stranger(1), wrong);
    expect(await isIn(enter(ELSEWHERE, own))).toBe(true);
  });
});
