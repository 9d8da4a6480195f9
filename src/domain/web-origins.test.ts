import { describe, expect, it } from 'vitest';
import { webOrigins } from './web-origins.mjs';

describe('webOrigins', () => {
  it.each<[written: string, origins: string[]]>([
    ['', []],
    ['https://shop.example', ['https://shop.example']],
    ['https://shop.example, http://localhost:3001', ['https://shop.example', 'http://localhost:3001']],
    ['http://127.0.0.1:8080,', ['http://127.0.0.1:8080']],
  ])('reads %j', (written, origins) => expect(webOrigins(written)).toEqual(origins));

  it.each([
    '*',
    'null',
    'https://*.shop.example',
    'shop.example',
    'https://shop.example/',
    'https://shop.example/path',
    'https://shop.example:443',
    'https://Shop.example',
    'https://user@shop.example',
    'file:///home',
    'https://shop.example, *',
  ])('refuses %j', (written) => expect(webOrigins(written)).toBeNull());
});
