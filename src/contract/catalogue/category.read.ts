import { amount, list, record, text, textOrNull } from '../core/wire-values';
import type { ItemPage } from './item';
import { readItemPage } from './item.read';
import { readStorePage } from './store.read';
import type { StorePage } from './store';
import type { Category } from './category';
import type { Condition } from './condition';
import type { Brand } from './brand';

export function readCategoryItems(answer: unknown): ItemPage {
  return readItemPage(answer);
}

export function readCategoryStores(answer: unknown): StorePage {
  return readStorePage(answer);
}

export function readCategoriesItems(answer: unknown): ItemPage {
  return readItemPage(answer);
}

export function readCategoriesStores(answer: unknown): StorePage {
  return readStorePage(answer);
}

export function readFeaturedCategoryItems(answer: unknown): ItemPage {
  return readItemPage(answer);
}

export function readBrands(answer: unknown): Brand[] {
  return list(answer).map(readCategory);
}

export function readBrandItems(answer: unknown): ItemPage {
  return readItemPage(answer);
}

export function readConditions(answer: unknown): Condition[] {
  return list(answer).map(readCategory);
}

export function readConditionItems(answer: unknown): ItemPage {
  return readItemPage(answer);
}

export function readCategories(answer: unknown): Category[] {
  return list(answer).map(readCategory);
}

export function readCategory(value: unknown): Category {
  const raw = record(value);
  return {
    id: amount(raw.id),
    name: text(raw.name),
    slug: text(raw.slug),
    image_full_url: textOrNull(raw.image_full_url),
    childes: list(raw.childes).map(readCategory),
  };
}
