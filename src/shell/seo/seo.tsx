import Head from 'next/head';
import { useRouter } from 'next/router';
import { useConfig } from '@/features/config/api';
import { languages, type Language } from '@/domain/text/language';
import { useAddresses, type AddressOf } from '@/lib/site';

type Props = {
  title: string;
  description: string;
  /** The page's one public path without language and query, e.g. `/store/ember-and-bun`. */
  path: string;
  /** Root-relative or absolute. */
  image?: string | null;
  /**
   * The page's structured data, its addresses in the language of the page. The server alone writes it: a page gives it
   * where `typeof window` is `'undefined'`, so that what makes it is in no script, and null in the browser.
   */
  jsonLd?: ((at: AddressOf) => object[]) | null;
  /** Of a page that is somebody's own, or says that it has nothing to show: no site map names it either. */
  noindex?: boolean;
};

/** What search engines and shared links read of a page (beyond the specification). */
export function Seo({ title, description, path, image, jsonLd, noindex = false }: Props) {
  const { locale } = useRouter();
  const { business_name, fav_icon_full_url: icon } = useConfig();
  const language: Language = locale === 'ar' ? 'ar' : 'en';
  const full = title === business_name ? title : `${title} · ${business_name}`;
  const at = useAddresses(language);
  const picture = image ? at.file(image) : undefined;

  return (
    <>
      <Head>
        <title>{full}</title>
        <meta key="description" name="description" content={description} />
        {noindex && <meta key="robots" name="robots" content="noindex" />}
        {/* The only one: of several a browser takes the last, which would be the document's. */}
        <link key="icon" rel="icon" href={icon ?? '/icons/icon-192.png'} />
        <link key="canonical" rel="canonical" href={at(path)} />
        {languages.map((it) => (
          <link key={it} rel="alternate" hrefLang={it} href={at.in(it, path)} />
        ))}
        <link key="x-default" rel="alternate" hrefLang="x-default" href={at.in('en', path)} />
        <meta key="og:title" property="og:title" content={title} />
        <meta key="og:description" property="og:description" content={description} />
        <meta key="og:url" property="og:url" content={at(path)} />
        <meta key="og:site_name" property="og:site_name" content={business_name} />
        {/* Who shares a page runs no script, so that this is in none. */}
        {typeof window === 'undefined' &&
          languages.map((it) => (
            <meta
              key={`og:locale:${it}`}
              property={it === language ? 'og:locale' : 'og:locale:alternate'}
              content={it === 'ar' ? 'ar_AR' : 'en_US'}
            />
          ))}
        <meta key="og:type" property="og:type" content="website" />
        {picture && <meta key="og:image" property="og:image" content={picture} />}
        <meta key="twitter:card" name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      </Head>
      {jsonLd !== undefined && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonLd ? escaped(jsonLd(at)) : '' }}
        />
      )}
    </>
  );
}

/** JSON that can not end its script element. */
function escaped(things: object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
}
