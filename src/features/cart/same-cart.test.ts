// @document
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n';
import { en } from '@/i18n/en';
import { forgetToken, saveToken } from '@/lib/session';
import { onSameCart } from './bring-back';

const { t } = createI18n('en', en);
afterEach(forgetToken);

it('[CART-13] [beyond §2.19] trying again leaves the cart of another account alone', () => {
  const act = vi.fn();
  const tryAgain = onSameCart({ act }, t);
  tryAgain();
  expect(act).toHaveBeenCalledTimes(1);
  saveToken('another');
  tryAgain();
  expect(act).toHaveBeenCalledTimes(1);
});
