import type { Config } from '@/contract/config';
import { absolute, address } from './seo';

/** Who runs the shop and what it is called: structured data of the start page. */
export function siteJsonLd(
  config: Pick<Config, 'business_name' | 'logo_full_url' | 'email' | 'phone' | 'social_media'>,
) {
  const { business_name: name, logo_full_url, email, phone, social_media } = config;
  const url = address('/', 'en');
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
      logo: absolute(logo_full_url ?? '/icons/logo.png'),
      sameAs: social_media.map(({ link }) => link),
      ...((phone || email) && { contactPoint: contact }),
    },
    { '@type': 'WebSite', name, url, inLanguage: ['en', 'ar'], publisher: { '@id': id } },
  ];
}
