import type { ParcelCategory, VideoContent, WhyChoose } from './parcel';
import { amount, list, record, records, text, textOrNull } from '../core/wire-values';

export function readParcelCategories(answer: unknown): ParcelCategory[] {
  return records(answer).map((raw) => ({
    id: amount(raw.id),
    name: text(raw.name),
    description: text(raw.description),
    image_full_url: textOrNull(raw.image_full_url),
    module_id: amount(raw.module_id),
    parcel_per_km_shipping_charge: amount(raw.parcel_per_km_shipping_charge),
    parcel_minimum_shipping_charge: amount(raw.parcel_minimum_shipping_charge),
  }));
}

export function readWhyChoose(answer: unknown): WhyChoose[] {
  return list(record(answer).banners).map((entry) => {
    const { id, title, short_description, image_full_url } = record(entry);
    return {
      id: amount(id),
      title: text(title),
      short_description: text(short_description),
      image_full_url: textOrNull(image_full_url),
    };
  });
}

export function readVideoContent(answer: unknown): VideoContent {
  const raw = record(answer);
  const points = readPoints(raw.banner_contents);
  const title = text(raw.section_title) || (points[0]?.title ?? '');
  if (!title) return null;
  return {
    title,
    points,
    video: textOrNull(raw.banner_video_content_full_url) ?? textOrNull(raw.banner_video),
    image: textOrNull(raw.banner_image_full_url) ?? textOrNull(raw.banner_image),
  };
}

/** Reads the keys `content1_title`, `content1_subtitle`, `content2_title` …, where each key has a row of its own. */
function readPoints(rows: unknown): { title: string; text: string }[] {
  const texts = new Map(list(rows).map((entry) => [text(record(entry).key), text(record(entry).value)]));
  const names = new Set([...texts.keys()].map((key) => key.replace(/_(sub)?title$/, '')));
  return [...names]
    .map((name) => ({ title: texts.get(`${name}_title`) ?? '', text: texts.get(`${name}_subtitle`) ?? '' }))
    .filter((entry) => entry.title || entry.text);
}
