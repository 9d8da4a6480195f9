import Head from 'next/head';
import { useRouter } from 'next/router';
import { useConfig } from '@/features/config/api';
import { languages, toLanguage } from '@/domain/text/language';
import { useAddresses, type AddressOf } from '@/lib/site';

type Props = {
  title: string;
  description: string;
  /** The canonical path of the page, without language and query, e.g. `/store/ember-and-bun`. */
  path: string;
  /** Root-relative or absolute. */
  image?: string | null;
  /**
   * The page's structured data, with URLs in the language of the page. Only the server writes it: pages build it behind
   * `typeof window === 'undefined'`, so that this code is not in the bundle, and pass null in the browser.
   */
  jsonLd?: ((at: AddressOf) => object[]) | null;
  /** Set for personal and empty pages; they are in no site map either. */
  noindex?: boolean;
};

/** Metadata for search engines and link previews (beyond the specification). */
export function Seo({ title, description, path, image, jsonLd, noindex = false }: Props) {
  const { locale } = useRouter();
  const { business_name, fav_icon_full_url: icon } = useConfig();
  const language = toLanguage(locale);
  const full = title === business_name ? title : `${title} · ${business_name}`;
  const at = useAddresses(language);
  const picture = typeof window === 'undefined' && image ? at.file(image) : undefined;

  return (
    <>
      <Head>
        <title>{full}</title>
        <meta key="description" name="description" content={description} />
        {noindex && <meta key="robots" name="robots" content="noindex" />}
        {/* The only icon: of several a browser uses the last, which would be the document's. */}
        <link key="icon" rel="icon" href={icon ?? '/icons/icon-192.png'} />
        <link key="canonical" rel="canonical" href={at(path)} />
        {languages.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={at.in(language, path)} />
        ))}
        <link key="x-default" rel="alternate" hrefLang="x-default" href={at.in('en', path)} />
        {/* Link previews do not run scripts, so what they read is rendered by the server only. */}
        {typeof window === 'undefined' && [
          ...languages.map((other) => (
            <meta
              key={`og:locale:${other}`}
              property={other === language ? 'og:locale' : 'og:locale:alternate'}
              content={other === 'ar' ? 'ar_AR' : 'en_US'}
            />
          )),
          <meta key="og:type" property="og:type" content="website" />,
          <meta key="og:title" property="og:title" content={title} />,
          <meta key="og:description" property="og:description" content={description} />,
          <meta key="og:url" property="og:url" content={at(path)} />,
          <meta key="og:site_name" property="og:site_name" content={business_name} />,
          picture && <meta key="og:image" property="og:image" content={picture} />,
          <meta key="twitter:card" name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />,
        ]}
      </Head>
      {jsonLd !== undefined && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' && jsonLd ? escaped(jsonLd(at)) : '' }}
        />
      )}
    </>
  );
}

/** JSON with `<` escaped, so that it cannot close its script element. */
function escaped(things: object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
}
