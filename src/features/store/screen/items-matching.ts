import type { ItemCard } from '@/contract/catalogue/item';
import { searchedText, searchWords } from '@/domain/search/search-words';

/** Items whose name or description contains all words of the query, in the spellings that the shop's search knows. */
export function itemsMatching(items: readonly ItemCard[], query: string): ItemCard[] {
  const words = searchWords(query);
  return items.filter(({ name, description }) => {
    const text = searchedText(`${name} ${description}`);
    return words.length > 0 && words.every((word) => text.includes(word));
  });
}
