// Puts both languages where the server's rendering finds them; this file never reaches the browser.
import '@/i18n/both';
import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import { beginsWithAll } from '@/i18n/later';
import { directionOf } from '@/domain/language';
import { themeScript } from '@/theme/theme-script.mjs';

export default function Document({ locale = 'en', __NEXT_DATA__: { page, props } }: DocumentProps) {
  const messages = locale === 'ar' ? process.env.MESSAGES_AR : process.env.MESSAGES_EN;
  const later = locale === 'ar' ? process.env.MESSAGES_LATER_AR : process.env.MESSAGES_LATER_EN;
  return (
    <Html lang={locale} dir={directionOf(locale)}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="/fonts/inter-latin.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        {locale === 'ar' && (
          <link
            rel="preload"
            href="/fonts/noto-sans-arabic.woff2"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script src={`/i18n/${messages}`} defer />
        {beginsWithAll(page, props.pageProps) && <script src={`/i18n/${later}`} defer />}
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
