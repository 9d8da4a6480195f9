/** The description as plain text; back ends store text or HTML (wire-format §5.1). */
export function plainText(description: string): string {
  if (!/[<&]/.test(description)) return description;
  return description
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_all, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
