import { expect, it } from 'vitest';
import { telHref } from './tel-href';

it.each([
  ['+1 (555) 010-0300', 'tel:+15550100300'],
  ['050 123 4567', 'tel:0501234567'],
])('%s is called by %s', (phone, href) => expect(telHref(phone)).toBe(href));
