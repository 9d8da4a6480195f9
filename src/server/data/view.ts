import type { Language } from '@/domain/text/language';
import { isPrivateFile } from '@/domain/files/private-file';
import type { StoreTime } from '@/domain/time/store-clock';
import type { Database } from '../db/client';
import type { Localized } from '../db/schema/columns';
import { loadTakingPart, type TakingPart } from './catalogue/taking-part';
import { loadMarketClock } from './setting';

/** What the serializers need to know about the caller: language, place and time. */
export type View = {
  language: Language;
  /** The part of a media URL before `/api/v1/media/…`. */
  origin: string;
  /** The customer's place, from which distances are measured. */
  at: { lat: number; lng: number } | null;
  now: Date;
  /** Creates a token that opens a private file for several minutes. */
  fileToken: (file: string) => string;
  /** The time of the call in the market's time zone. */
  clock: StoreTime;
  /** How many of the campaigns that run on that date each store takes part in. */
  campaigns: TakingPart;
};

/** The view of a caller, with the market's local time and the running campaigns. */
export async function createView(caller: Omit<View, 'clock' | 'campaigns'> & { db: Database }): Promise<View> {
  const { db, language, origin, at, now, fileToken } = caller;
  const clock = await loadMarketClock(db, now);
  return { language, origin, at, now, fileToken, clock, campaigns: await loadTakingPart(db, clock.date) };
}

export function localizeText(text: Localized, view: Pick<View, 'language'>): string;
export function localizeText(text: Localized | null, view: Pick<View, 'language'>): string | null;
export function localizeText(text: Localized | null, { language }: Pick<View, 'language'>): string | null {
  return text && (text[language] || text.en);
}

/** The URL of a picture; null when there is none. */
export function mediaUrl(file: string, view: Pick<View, 'origin'>): string;
export function mediaUrl(file: string | null, view: Pick<View, 'origin'>): string | null;
export function mediaUrl(file: string | null, { origin }: Pick<View, 'origin'>): string | null {
  return file && `${origin}/api/v1/media/${file}`;
}

/** The URL of a file that may be private; only for answers to its owner. It ends with the file's extension. */
export function ownFileUrl(file: string, view: Pick<View, 'origin' | 'fileToken'>): string {
  if (!isPrivateFile(file)) return mediaUrl(file, view);
  return `${view.origin}/api/v1/media/signed/${view.fileToken(file)}/${file}`;
}

/** Where there is nothing, back ends of this family answer an empty object (wire-format §1.6). */
export const EMPTY_ANSWER: Record<string, never> = {};

/** The wire writes most flags as 0 and 1 (wire-format §1.6). */
export function bit(flag: boolean): 0 | 1 {
  return flag ? 1 : 0;
}

/** The page that a list call asks for (wire-format §1.5). */
export type PageRequest = { limit: number; offset: number };

export function toPageRequest(
  input: { limit?: number | undefined; offset?: number | undefined },
  size: number,
): PageRequest {
  return { limit: input.limit ?? size, offset: input.offset ?? 1 };
}
