import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words';

describe('the words of a search', () => {
  it.each([
    ['capitals do not count', 'Chicken PIZZA', ['chicken', 'pizza']],
    ['accents do not count', 'Crème Brûlée', ['creme', 'brulee']],
    ['signs part words', 'coca-cola, 500g!', ['coca', 'cola', '500g']],
    ['an apostrophe does not', "shepherd's", ['shepherds']],
    ['forms of alef are one', 'أرز إبل آيس', ['ارز', 'ابل', 'ايس']],
    ['teh marbuta and alef maksura are heh and yeh', 'شاورمة حلوى', ['شاورمه', 'حلوي']],
    ['vowel signs and tatweel do not count', 'شَاوِرْمــا', ['شاورما']],
    ['the article does not count', 'البرجر', ['برجر']],
    ['nor do "with the", "and the", "for the"', 'بالجبن والنعناع للأطفال', ['جبن', 'نعناع', 'اطفال']],
    ['what only begins like them stays whole', 'بالونات والد بالطو', ['بالونات', 'والد', 'بالطو']],
    ['seats of hamza do not count', 'مؤنة فطائر', ['مونه', 'فطاير']],
    ['Arabic and Persian digits are those of the Latin script', '٠١٢٣٤٥٦٧٨٩ ۵۰۰ غ', ['0123456789', '500', 'غ']],
    ['a short word keeps its first letters', 'الف', ['الف']],
    ['a word counts once', 'tea Tea TÉA', ['tea']],
    ['nothing but signs is no word', ' :* & | ! 😀 ', []],
  ])('%s', (_rule, typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });

  it('looks at eight words at most', () => {
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});
