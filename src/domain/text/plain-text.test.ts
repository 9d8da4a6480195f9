import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['a text', 'Smoky,  with   cheese', 'Smoky,  with   cheese'],
  ['HTML', '<p class="lead">Smoky,<br>with cheese</p>\n<P>Halal</P>', 'Smoky, with cheese Halal'],
  ['HTML entities', 'Mac &amp; cheese &lt;3 &quot;big&quot;&nbsp;it&#39;s', `Mac & cheese <3 "big" it's`],
  [
    'named letters and quotes',
    'Chef&rsquo;s cr&egrave;me br&ucirc;l&eacute;e &mdash; &frac12;',
    'Chef’s crème brûlée — ½',
  ],
  ['numbered characters', 'Chef&#8217;s caf&#xE9; &#x1F35E;', 'Chef’s café 🍞'],
  ['the first and the last Latin letter', '&Agrave;&yuml;&divide;&times;&copy;', 'Àÿ÷×©'],
  ['Arabic words', '<p>خبز&zwnj;ها &laquo;طازج&raquo;</p>', 'خبز\u200cها «طازج»'],
  ['a reference that stands for a reference', 'write &amp;lt; for &lt;', 'write &lt; for <'],
  ['an unknown name', 'Fish &chips; and R&D', 'Fish &chips; and R&D'],
  ['a number that is no character', 'a&#0;b&#xD800;c&#1114112;', 'a\ufffdb\ufffdc\ufffd'],
  ['comparisons', 'Fits doors < 90 cm and > 60 cm', 'Fits doors < 90 cm and > 60 cm'],
  ['comparisons without spaces', 'between 5<10 and 20>15', 'between 5<10 and 20>15'],
  ['sizes', 'S<M<L, for kids <a year old, or > 3 <b>1 kg</b>', 'S<M<L, for kids <a year old, or > 3 1 kg'],
  ['tags with attributes', 'A<img src="a>b.png" alt=\'x\' hidden/><td colspan=2>B</td><o:p></o:p>C', 'A B C'],
  ['comments, styles and scripts', 'A<!-- <b>no</b> --><style>p { color: red }</style><script>x<y</script>B', 'A B'],
])('[ITEM-01] converts %s to plain text', (_what, description, shown) => expect(plainText(description)).toBe(shown));
