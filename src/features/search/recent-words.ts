import { texts } from '@/contract/core/wire-values';
import { readValue, saveValue } from '@/lib/session';

const MOST = 8;

/** The recent searches in this browser, the newest first. */
export function recentWords(): string[] {
  try {
    return texts(JSON.parse(readValue('recent-searches') ?? '[]')).slice(0, MOST);
  } catch {
    // Invalid, from a manual edit or another version: ignored.
    return [];
  }
}

export function rememberWords(words: string): void {
  keep([words, ...without(words)]);
}

export function forgetWords(words: string): void {
  keep(without(words));
}

export function forgetAllWords(): void {
  keep([]);
}

const without = (words: string) =>
  recentWords().filter((recentWord) => recentWord.toLowerCase() !== words.toLowerCase());

function keep(words: string[]): void {
  saveValue('recent-searches', words.length > 0 ? JSON.stringify(words.slice(0, MOST)) : null);
}
