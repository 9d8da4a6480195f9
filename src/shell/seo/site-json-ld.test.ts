import { describe, expect, it } from 'vitest';
import { makeAddresses } from '@/lib/site';
import { siteJsonLd } from './site-json-ld';

describe('siteJsonLd', () => {
  it('[NAV-34] tells name, address on the web, contact and social pages', () => {
    const [organization, website] = siteJsonLd(makeAddresses('https://shop.example', 'en'), {
      business_name: 'Medina',
      logo_full_url: null,
      email: 'help@medina.example',
      phone: '+1555',
      social_media: [{ id: 1, name: 'facebook', link: 'https://facebook.example/medina' }],
    });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Medina',
      url: 'https://shop.example/',
      logo: 'https://shop.example/icons/logo.png',
      sameAs: ['https://facebook.example/medina'],
      contactPoint: { telephone: '+1555', email: 'help@medina.example' },
    });
    expect(website).toMatchObject({ '@type': 'WebSite', name: 'Medina', url: 'https://shop.example/' });
  });
});
