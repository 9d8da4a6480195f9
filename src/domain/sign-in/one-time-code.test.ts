import { describe, expect, it } from 'vitest';
import { carriedTries, codeExpiry, guess, resendWait, type CodeState } from './one-time-code';

const at = (second: number) => new Date(Date.UTC(2026, 2, 10, 10, 0, second));
const code = (more: Partial<CodeState> = {}): CodeState => ({
  attempts: 0,
  sent_at: at(0),
  expires_at: at(600),
  blocked_until: null,
  ...more,
});

describe('resendWait', () => {
  it.each([
    ['[PWD-03] 60 seconds at first', code(), 0, 60],
    ['[PWD-04] less later', code(), 45, 15],
    ['[PWD-04] none after a minute', code(), 60, 0],
    ['[AUTH-20] none when nothing was sent', null, 0, 0],
  ])('%s', (_rule, before, second, wait) => expect(resendWait(before, at(second))).toBe(wait));
});

describe('guess', () => {
  it.each<[rule: string, CodeState, boolean, second: number, result: object]>([
    ['[AUTH-47] the right code', code(), true, 599, { kind: 'right' }],
    ['[AUTH-47] the right code too late', code(), true, 600, { kind: 'wrong', attempts: 1 }],
    ['[AUTH-48] another code', code({ attempts: 3 }), false, 1, { kind: 'wrong', attempts: 4 }],
    [
      '[AUTH-48] the fifth wrong one blocks',
      code({ attempts: 4 }),
      false,
      1,
      { kind: 'otp_temp_blocked', attempts: 5, blocked_until: at(601), seconds: 600 },
    ],
    [
      '[AUTH-48] while blocked the right one is refused, too',
      code({ attempts: 5, blocked_until: at(601) }),
      true,
      301,
      { kind: 'otp_block_time', seconds: 300 },
    ],
    [
      '[AUTH-48] after the block all begins anew',
      code({ attempts: 5, blocked_until: at(300) }),
      true,
      300,
      { kind: 'right' },
    ],
  ])('%s', (_rule, before, isSame, second, result) => expect(guess(before, isSame, at(second))).toEqual(result));
});

describe('carriedTries', () => {
  it.each([
    ['a first code has none', null, { attempts: 0, blocked_until: null }],
    ['another code keeps them', code({ attempts: 3 }), { attempts: 3, blocked_until: null }],
    [
      'a block that is over clears them',
      code({ attempts: 5, blocked_until: at(5) }),
      { attempts: 0, blocked_until: null },
    ],
  ])('%s', (_rule, before, result) => expect(carriedTries(before, at(10))).toEqual(result));
});

it('a code lives for ten minutes', () => expect(codeExpiry(at(0))).toEqual(at(600)));
