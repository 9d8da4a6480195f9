import { describe, expect, it } from 'vitest';
import { readPageFailure } from './page-failure';

const frame = 'Store.render /_next/static/chunks/pages/store/%5Bid%5D-a1b2c3.js:1:2345';
const sent = {
  kind: 'page',
  message: "TypeError: Cannot read properties of undefined (reading 'price')",
  frames: [frame],
  route: '/store/[id]',
  build: '0c1b2e',
  language: 'ar',
};
const messageOf = (message: string) => readPageFailure({ ...sent, message })?.message;

describe('a report of a failed page', () => {
  it('is read as it was sent', () => {
    expect(readPageFailure(sent)).toEqual(sent);
  });

  it.each([
    ['a kind that is none', { kind: 'other' }],
    ['no message', { message: 7 }],
    ['no frames', { frames: 'x' }],
    ['an address in place of a route', { route: '/track-order?phone=+15550100300' }],
    ['a build that is none', { build: 'x\n{"level":"error"}' }],
    ['a language that is none', { language: 'xx' }],
  ])('is none with %s', (_what, part) => {
    expect(readPageFailure({ ...sent, ...part })).toBeNull();
  });

  it('keeps the places in the scripts of this shop, and a few of them', () => {
    const others = ['lina@shop.example', 'at x (chrome-extension://abc/x.js:1:2)', 7, null, `${frame}\n${frame}`];
    expect(readPageFailure({ ...sent, frames: [...others, frame] })?.frames).toEqual([frame]);
    expect(readPageFailure({ ...sent, frames: Array(50).fill(frame) })?.frames).toHaveLength(8);
  });

  it.each([
    [
      'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Lina for the full message',
      'Error: Minified React error #418; visit https://react.dev/errors/418?… for the full message',
    ],
    [
      `SyntaxError: Unexpected token 'L', "Lina Haddad" is not valid JSON`,
      `SyntaxError: Unexpected token 'L', "…" is not valid JSON`,
    ],
    [
      `SyntaxError: Failed to execute: '#Lina, 12 Palm St' is not a valid selector`,
      `SyntaxError: Failed to execute: "…" is not a valid selector`,
    ],
    ['Error: «لينا» can’t `be` ‘found’', 'Error: "…" can’t "…" "…"'],
    ['Error: lina@shop.example is taken', 'Error: … is taken'],
    ['Error: +1 (555) 010-0300 and 05550100300', 'Error: … and …'],
    ['Error: ٠٥٥٥٠١٠٠٣٠٠', 'Error: …'],
    ['Error: two\nlines', 'Error: two lines'],
  ])('tells of nobody: %s', (message, told) => {
    expect(messageOf(message)).toBe(told);
  });

  it('is of bounded length', () => {
    expect(messageOf('x'.repeat(100_000))).toHaveLength(300);
  });
});
