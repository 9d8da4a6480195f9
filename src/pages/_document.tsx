// Registers both languages for server rendering; this file is never in the browser's bundle.
import '@/i18n/both';
import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import { beginsWithAll } from '@/i18n/deferred-messages';
import { directionOf, toLanguage } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { preHydrationScript } from '@/lib/hydration/pre-hydration-script.mjs';
import { themeScript } from '@/theme/theme-script.mjs';

export default function Document({ locale = 'en', __NEXT_DATA__: { page } }: DocumentProps) {
  const messages = locale === 'ar' ? process.env.MESSAGES_AR : process.env.MESSAGES_EN;
  const later = locale === 'ar' ? process.env.MESSAGES_LATER_AR : process.env.MESSAGES_LATER_EN;
  return (
    <Html lang={locale} dir={directionOf(locale)}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={languagePath('/manifest.webmanifest', toLanguage(locale))} />
        <link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        {locale === 'ar' && (
          <link rel="preload" href="/fonts/noto-arabic.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: preHydrationScript }} />
        <script src={`/i18n/${messages}`} defer />
        {beginsWithAll(page) && <script src={`/i18n/${later}`} defer />}
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
