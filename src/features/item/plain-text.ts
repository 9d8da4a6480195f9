/** Back ends keep descriptions as text or as HTML; shown is the text (wire-format §5.1). */
export function plainText(description: string): string {
  if (!/[<&]/.test(description)) return description;
  return description
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_all, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
