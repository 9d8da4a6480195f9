import { describe, expect, it } from 'vitest';
import { refusals } from '@/contract/core/errors';
import type { LineProblem } from '@/domain/cart/cart-review';
import { ar } from '@/i18n/ar';
import { en } from '@/i18n/en';

type Tree = { [key: string]: string | Tree };

/** `cart.count_one` and `cart.count_other` are two plural forms of one message. Arabic has six forms. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

const texts = { en: leaves(en), ar: leaves(ar as unknown as Tree) };
const keys = (language: 'en' | 'ar') => new Set(texts[language].map(([key]) => key.replace(PLURAL, '')));
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w-]+)/g)].map((match) => match[1]).sort();

describe('messages', () => {
  it('have the same keys in both languages', () => {
    expect([...keys('ar')].sort()).toEqual([...keys('en')].sort());
  });

  it('fill the same placeholders in both languages', () => {
    const english = new Map(texts.en.map(([key, text]) => [key, placeholders(text)]));
    const other = (key: string) => english.get(key) ?? english.get(key.replace(PLURAL, '_other'));
    for (const [key, text] of texts.ar) {
      // A plural form for one or two may express the number by the word alone.
      if (PLURAL.test(key)) expect(other(key), key).toEqual(expect.arrayContaining(placeholders(text)));
      else expect(placeholders(text), key).toEqual(other(key));
    }
  });

  it('name one and two of a thing by the Arabic word alone, which holds the number', () => {
    const numbered = texts.ar.filter(([key, text]) => /_(one|two)$/.test(key) && text.includes('{{count}}'));
    expect(numbered).toEqual([]);
  });

  it.each([
    ['trip.review', 'trip.review_of'],
    ['rental.rent', 'rental.rent_name'],
    ['rental.clear', 'rental.clear_filters'],
    ['wallet.copy', 'wallet.copy_code'],
    ['ui.remove', 'item.remove'],
  ])('begin the accessible name of a button with its visible text: %s', (shown, named) => {
    for (const language of ['en', 'ar'] as const) {
      const text = new Map(texts[language]);
      expect(text.get(named)?.startsWith(text.get(shown) ?? '?'), language).toBe(true);
    }
  });

  it('keep an amount from left to right within Arabic words', () => {
    for (const [key, text] of texts.ar) {
      for (const [whole, before] of text.matchAll(/(.?)(?:\{\{(?:amount|balance|fee|price)\}\}|\{\{\w+\}\}%)/g)) {
        // A message of only an amount gets its direction from the element around it.
        if (whole !== text) expect(before, key).toBe('\u2066');
      }
    }
  });

  it('[beyond §4.2] give what somebody wrote a direction of its own', () => {
    const about = /^(order\.|search\.|home\.search_results$|address\.(road|house|floor)_value$|item\.reply_from$)/;
    for (const [key, text] of [...texts.en, ...texts.ar]) {
      if (!about.test(key)) continue;
      for (const [, before] of text.matchAll(/(.?)\{\{(?:note|reason|value|words)\}\}/g))
        expect(before, key).toBe('\u2068');
    }
    for (const { item } of [en, ar]) expect(item.reply_from).toContain('\u2068{{name}}\u2069');
  });

  it('leave times in the direction of the sentence, because AM and PM are Arabic letters', () => {
    const turned = texts.ar.filter(([, text]) => /\u2066[^\u2069]*\{\{(?:from|until|time|start|end)\}\}/.test(text));
    expect(turned).toEqual([]);
  });

  it('[SIGNUP-04] call the referral code by one word in Arabic', () => {
    const arabic = new Map(texts.ar);
    const about = texts.en.filter(([, text]) => /referral|invite friends/i.test(text)).map(([key]) => key);
    expect(about.length).toBeGreaterThan(5);
    expect(about.filter((key) => !/دعو|ادع/.test(arabic.get(key) ?? ''))).toEqual([]);
    expect(texts.ar.filter(([, text]) => /إحال/.test(text))).toEqual([]);
  });

  it.each([
    ['a flash sale', /flash sale/i, /خاطف/, /تخفيضات سريعة/],
    ['the delivery code', /delivery code/i, /رمز التسليم/, /رمز الاستلام/],
    ['an item', /\bitems? (found|from|could)|^items?$/i, /منتج|^لا نتائج$/, /صنف|أصناف/],
    ['the road', /^road/i, /^الشارع/, /^الطريق/],
    ['the house', /^house/i, /^المبنى/, /رقم المنزل/],
    ['a provider of vehicles', /\bproviders\b/i, /مزوّد/, /مزود/],
    ['vehicles', /^vehicles$/i, /مركبات/, /^السيارات$/],
    ['the checkout', /check ?out/i, /إتمام/, /عند الدفع|المتابعة إلى الدفع/],
  ])('[LANG-01] call %s by one word in Arabic', (_thing, named, word, former) => {
    const arabic = new Map(texts.ar);
    const about = texts.en.filter(([, text]) => named.test(text)).map(([key]) => key);
    const wrong = about.filter((key) => arabic.has(key) && !word.test(arabic.get(key) ?? ''));
    expect(about).not.toEqual([]);
    expect(wrong).toEqual([]);
    expect(texts.ar.filter(([, text]) => former.test(text))).toEqual([]);
  });

  it('[HOME-14] name what an empty list lacks by a definite noun in Arabic', () => {
    const named = /^(home\.type_|lists\.type_|campaign\.type_campaigns$|category\.type_categories$|store\.items$)/;
    const types = texts.ar.filter(([key]) => named.test(key));
    expect(types.length).toBeGreaterThan(8);
    expect(types.filter(([, text]) => !text.startsWith('ال'))).toEqual([]);
  });

  it('[LANG-01] quote in Arabic as Arabic does', () => {
    expect(texts.ar.filter(([, text]) => /[“”]/.test(text))).toEqual([]);
  });

  it('[ITEM-31] tell of every problem of a line in the cart and before the order is sent', () => {
    const all: Record<LineProblem, true> = {
      ...{ gone: true, variation_gone: true, out_of_stock: true, variation_out_of_stock: true },
      not_available_now: true,
    };
    const problems = Object.keys(all).sort();
    const told = (prefix: string) =>
      [...keys('en')].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    expect(told('cart.problem_').sort()).toEqual(problems);
    expect(told('checkout.review_problem_').sort()).toEqual(problems);
  });

  it('are never empty', () => {
    for (const [key, text] of [...texts.en, ...texts.ar]) expect(text.trim(), key).not.toBe('');
  });

  it('contain a text for every error of the server', () => {
    for (const refusal of Object.keys(refusals)) expect(en.errors, refusal).toHaveProperty([refusal]);
  });
});
