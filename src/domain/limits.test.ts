import { describe, expect, it } from 'vitest';
import { limits } from './limits';

describe('limits', () => {
  it.each([
    ['[AUTH-58] a password has at least 6 characters', limits.password_min, 6],
    ['[AUTH-61] a phone has at least 10 digits', limits.phone_min, 10],
    ['[AUTH-63] a one-time code has 6 digits', limits.code_length, 6],
    ['[PWD-03] a code is sent again after 60 seconds', limits.resend_seconds, 60],
    ['[PROF-21] an image has at most 2 MB', limits.image_bytes_max, 2_097_152],
    ['[MSG-01] a message has at most 3 images', limits.images_per_message, 3],
    ['[CONFIG-09] money has 2 digits unless configured', limits.decimal_digits, 2],
    ['[SLOT-02] a slot is 30 minutes unless configured', limits.slot_minutes, 30],
    ['[MAP-07] the earth radius is 6378137 m', limits.earth_radius_m, 6_378_137],
    ['[OTHER-03] read-more shows 70 characters', limits.read_more_chars, 70],
  ])('%s', (_rule, value, expected) => {
    expect(value).toBe(expected);
  });
});
