import { describe, expect, it } from 'vitest';
import { refusalText } from '@/server/http/refusal-text';

describe('how long somebody has to wait', () => {
  it.each([
    [1, '1 second', 'ثانية واحدة'],
    [2, '2 seconds', 'ثانيتين'],
    [5, '5 seconds', '5 ثوانٍ'],
    [59, '59 seconds', '59 ثانية'],
    [60, '1 minute', 'دقيقة واحدة'],
    [61, '2 minutes', 'دقيقتين'],
    [181, '4 minutes', '4 دقائق'],
    [600, '10 minutes', '10 دقائق'],
    [660, '11 minutes', '11 دقيقة'],
    [6000, '100 minutes', '100 دقيقة'],
  ])('[PWD-04] [HDR-11] is told as people say it: %i', (seconds, english, arabic) => {
    for (const refusal of ['otp_wait', 'otp_temp_blocked', 'otp_block_time', 'too_many'] as const) {
      expect(refusalText('en', { refusal, params: { seconds } })).toContain(` ${english}`);
      expect(refusalText('ar', { refusal, params: { seconds } })).toContain(` ${arabic}`);
    }
  });
});
