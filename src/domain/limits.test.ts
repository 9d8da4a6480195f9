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
    ['[HOME-03] categories are kept for five minutes', limits.catalogue_cache_ms, 300_000],
    ['[ITEM-03] an item is kept for thirty seconds', limits.item_cache_ms, 30_000],
    ['a picture in the files of a market has at most 10 MiB', limits.market_picture_bytes_max, 10_485_760],
    ['all files of one customer have at most 200 MiB', limits.uploads_bytes_per_owner_max, 209_715_200],
    ['a call without files has at most 64 KiB', limits.body_bytes_max, 65_536],
    ['no body without files has more than 256 KiB', limits.text_bytes_max, 262_144],
    ['a query has at most 8 KiB', limits.query_chars_max, 8192],
    ['bodies with files take 64 MiB at one moment', limits.bodies_bytes_max, 67_108_864],
    ['those of one visitor take 26 MiB', limits.bodies_bytes_per_visitor_max, 27_262_976],
    ['64 MiB stay free on the disk', limits.disk_free_bytes_min, 67_108_864],
    ['a webhook has at most 256 KiB', limits.webhook_bytes_max, 262_144],
    ['what is forwarded has at most 13 MiB', limits.forwarded_bytes_max, 13_631_488],
    ['what comes back has at most 16 MiB', limits.forwarded_answer_bytes_max, 16_777_216],
  ])('%s', (_rule, value, expected) => {
    expect(value).toBe(expected);
  });

  it('offers four usual amounts for the wallet', () => expect(limits.top_up_amounts).toEqual([20, 50, 75, 100]));

  it('[PROF-21] two orders of five pictures each fit into what one visitor may send', () => {
    expect(limits.bodies_bytes_per_visitor_max).toBeGreaterThan(2 * limits.files_per_order * limits.image_bytes_max);
  });
});
