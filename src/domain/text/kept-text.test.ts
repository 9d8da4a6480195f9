import { expect, it } from 'vitest';
import { keptText } from './kept-text';

it.each([
  ['Warm soup', 'Warm soup'],
  ['شوربة ساخنة', 'شوربة ساخنة'],
  ['\u202eتم 🍲', '\u202eتم 🍲'],
  ['a\0b', 'ab'],
  ['a\ud83cb\udf72', 'ab'],
  ['\0', ''],
])('%j becomes %j', (sent, left) => {
  expect(keptText(sent)).toBe(left);
});
