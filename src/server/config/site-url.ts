/** The address of this shop for its visitors, without a slash at its end; undefined where none is set. */
export function siteUrl(): string | undefined {
  return process.env.SITE_URL?.replace(/\/$/, '') || undefined;
}
