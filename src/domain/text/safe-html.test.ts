import { describe, expect, it } from 'vitest';
import { safeHtml, withoutTitle } from './safe-html';

describe('safeHtml', () => {
  it.each([
    [
      'keeps headings, paragraphs, lists and emphasis',
      '<h2>A</h2><p>b <strong>c</strong> <em>d</em></p><ul><li>e</li></ul>',
    ],
    ['keeps a link to the web', '<a href="https://a.example/b">c</a>'],
    ['keeps a link within the site', '<a href="/privacy-policy">c</a>'],
    ['keeps entities', '<p>a &amp; b &lt;c&gt;</p>'],
  ])('[ROUTE-11] %s', (_what, html) => {
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['a script with its text', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script that never ends', '<p>a</p><script>alert(1)', '<p>a</p>'],
    ['handlers and styles', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['a picture that fails', '<img src=x onerror=alert(1)>a', 'a'],
    ['a link that runs script', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['a link in disguise', '<a href=" JaVaScRiPt:alert(1)">a</a>', 'a'],
    ['a link with entities for a scheme', '<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['a link to another site without scheme', '<a href="//evil.example">a</a>', 'a'],
    [
      'a quote that leaves its attribute',
      `<a href='/a"onmouseover="x'>b</a>`,
      '<a href="/a&quot;onmouseover=&quot;x">b</a>',
    ],
    ['other elements, not their text', '<div><span>a</span></div>', 'a'],
    ['comments', 'a<!-- <p>b</p> -->c', 'ac'],
    ['half a tag', 'a < b <p', 'a &lt; b &lt;p'],
  ])('[ROUTE-11] takes away %s', (_what, html, clean) => {
    expect(safeHtml(html)).toBe(clean);
  });

  it.each([
    ['closes what was left open', '<ul><li>a', '<ul><li>a</li></ul>'],
    ['drops an end without a beginning', 'a</p>', 'a'],
    ['closes in the right order', '<p><strong>a</p>', '<p><strong>a</strong></p>'],
    ['leaves the first rank to the page', '<h1>a</h1><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
    ['writes old elements anew', '<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  ])('[ROUTE-11] %s', (_what, html, clean) => {
    expect(safeHtml(html)).toBe(clean);
  });
});

describe('withoutTitle', () => {
  it('[ROUTE-11] drops a heading that repeats the title', () => {
    expect(withoutTitle('<h2>Terms and conditions</h2><p>a</p>', 'Terms and Conditions')).toBe('<p>a</p>');
  });

  it('[ROUTE-11] leaves no gap between the ranks', () => {
    expect(withoutTitle('<h2>Terms</h2><h3>Prices</h3>', 'Terms')).toBe('<h2>Prices</h2>');
    expect(withoutTitle('<h2>Terms</h2><h2>Money</h2><h3>Prices</h3>', 'Terms')).toBe('<h2>Money</h2><h3>Prices</h3>');
  });

  it('[ROUTE-11] keeps any other heading', () => {
    expect(withoutTitle('<h2>Scope</h2><p>a</p>', 'Terms and Conditions')).toBe('<h2>Scope</h2><p>a</p>');
  });
});
