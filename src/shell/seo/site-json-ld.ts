import type { Config } from '@/contract/config';
import type { AddressOf } from '@/lib/site';

/** The organisation and the web site; the same on every page and in every language. */
export function siteJsonLd(
  at: AddressOf,
  config: Pick<Config, 'business_name' | 'logo_full_url' | 'email' | 'phone' | 'social_media'>,
) {
  const { business_name: name, logo_full_url, email, phone, social_media } = config;
  const url = at.in('en', '/');
  const id = `${url}#organization`;
  const contact = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    availableLanguage: ['en', 'ar'],
  };
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name,
      url,
      logo: at.file(logo_full_url ?? '/icons/logo.png'),
      sameAs: social_media.map(({ link }) => link),
      ...((phone || email) && { contactPoint: contact }),
    },
    { '@type': 'WebSite', name, url, inLanguage: ['en', 'ar'], publisher: { '@id': id } },
  ];
}
