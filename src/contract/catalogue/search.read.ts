import { amount, list, record, text, textOrNull, texts } from '../core/wire-values';
import { readItemPage } from './item.read';
import { readStorePage } from './store.read';
import type { ItemPage } from './item';
import type { StorePage } from './store';
import type { Found, FoundThing } from './search';

export function readItems(answer: unknown): ItemPage {
  return readItemPage(answer);
}

export function readStores(answer: unknown): StorePage {
  return readStorePage(answer);
}

export function readSuggestedItems(answer: unknown): string[] {
  return texts(list(record(answer).products).map((product) => record(product).name));
}

export function readSuggestedAll(answer: unknown): Found {
  return {
    items: list(record(answer).items).map(readFound),
    stores: list(record(answer).stores).map(readFound),
    categories: list(record(answer).categories).map(readFound),
  };
}

function readFound(value: unknown): FoundThing {
  const raw = record(value);
  return {
    id: amount(raw.id),
    name: text(raw.name),
    image_full_url: textOrNull(raw.image_full_url) ?? textOrNull(raw.logo_full_url),
  };
}
