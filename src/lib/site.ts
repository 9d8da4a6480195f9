/**
 * The shop's own public address, without a slash at its end. The server tells it with each page, so that the
 * browser keeps what search engines were told.
 */
let site = '';

export function siteUrl(): string {
  return site;
}

export function setSiteUrl(url: string): void {
  site = url;
}
