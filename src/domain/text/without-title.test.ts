import { describe, expect, it } from 'vitest';
import { withoutTitle } from './without-title';

describe('withoutTitle', () => {
  it('[ROUTE-11] drops a heading that repeats the title', () => {
    expect(withoutTitle('<h2>Terms and conditions</h2><p>a</p>', 'Terms and Conditions')).toBe('<p>a</p>');
  });

  it('[ROUTE-11] leaves no gap between the heading levels', () => {
    expect(withoutTitle('<h2>Terms</h2><h3>Prices</h3>', 'Terms')).toBe('<h2>Prices</h2>');
    expect(withoutTitle('<h2>Terms</h2><h2>Money</h2><h3>Prices</h3>', 'Terms')).toBe('<h2>Money</h2><h3>Prices</h3>');
  });

  it('[ROUTE-11] keeps any other heading', () => {
    expect(withoutTitle('<h2>Scope</h2><p>a</p>', 'Terms and Conditions')).toBe('<h2>Scope</h2><p>a</p>');
  });
});
