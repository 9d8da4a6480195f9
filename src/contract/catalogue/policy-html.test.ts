// @document
import { describe, expect, it } from 'vitest';
import { safeHtml } from './policy-html';
import { readPolicy } from './policy.read';

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
    ['half a tag', 'a < b <p', 'a &lt; b '],
    ['a link with a break in its scheme', '<a href="java\nscript:alert(1)">a</a>', 'a'],
    ['a link to another site with a tab in it', '<a href="/\t/evil.example">a</a>', 'a'],
    ['a page in a link', '<a href="data:text/html,<b>x</b>">a</a>', 'a'],
    ['names that scripts of the page could meet', '<p id="config" name="forms" class="wrap">a</p>', '<p>a</p>'],
    [
      'frames, forms and what redirects',
      '<base href="//e"><meta http-equiv=refresh content="0;url=//e"><iframe srcdoc="<script>1</script>"></iframe><form action="//e"><input>a</form>',
      'a',
    ],
    ['sheets', '<style>@import "//evil"</style><link rel=stylesheet href=x>a', 'a'],
    ['drawings that run script', '<svg onload=alert(1)><script>alert(1)</script></svg>a', 'a'],
    ['pages in templates', '<template><img src=x onerror=alert(1)></template>a', 'a'],
  ])('[ROUTE-11] removes %s', (_what, html, clean) => {
    expect(safeHtml(html)).toBe(clean);
  });

  it.each([
    ['closes what was left open', '<ul><li>a', '<ul><li>a</li></ul>'],
    ['drops an end without a beginning', 'a</strong>', 'a'],
    ['keeps breaks', 'a<br>b', 'a<br />b'],
    ['closes in the right order', '<p><strong>a</p>', '<p><strong>a</strong></p>'],
    ['leaves the first rank to the page', '<h1>a</h1><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
    ['writes old elements anew', '<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  ])('[ROUTE-11] %s', (_what, html, clean) => {
    expect(safeHtml(html)).toBe(clean);
  });

  // Texts that look harmless when parsed once, but act after a browser has parsed the serialized result again.
  it.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<option><style></option></select><img src=x onerror=alert(1)></style>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<p>&lt;img src=x onerror=alert(1)&gt;<p title="&quot;><img src=x onerror=alert(1)>">',
  ])('[ROUTE-11] leaves nothing active of %s', (html) => {
    const clean = safeHtml(html);
    const page = new DOMParser().parseFromString(clean, 'text/html');
    expect([...page.querySelectorAll('*')].flatMap((element) => [...element.attributes])).toEqual([]);
    expect(page.querySelectorAll('img, script, style, svg, math, form, iframe')).toHaveLength(0);
    expect(safeHtml(clean)).toBe(clean);
  });
});

describe('readPolicy', () => {
  it('[ROUTE-11] sanitizes the HTML of any back end, and reads a missing text as empty', () => {
    expect(readPolicy('<p onclick="x()">a</p><script>alert(1)</script>')).toBe('<p>a</p>');
    expect(readPolicy({})).toBe('');
  });
});
