// Puts both languages where the server's rendering finds them; this file never reaches the browser.
import '@/i18n/both';
import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { beginsWithAll } from '@/i18n/deferred-messages';
import { directionOf } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { LATE, lateScripts } from '@/lib/late-scripts.mjs';
import { themeScript } from '@/theme/theme-script.mjs';

/** Next's own reloading in development wants its scripts as they are. */
const isLate = process.env.NODE_ENV === 'production';
const order = isLate ? { type: LATE } : { defer: true };

/** Next's head with its scripts behind the first sight of the page (src/lib/late-scripts.mjs). */
class LateHead extends Head {
  override getDynamicChunks(...files: Parameters<Head['getDynamicChunks']>) {
    return super.getDynamicChunks(...files).map((it) => it && late(it));
  }

  override getScripts(...files: Parameters<Head['getScripts']>) {
    return super.getScripts(...files).map(late);
  }
}

function late(script: ReactElement): ReactElement {
  return isLate && isValidElement(script) ? cloneElement(script, { type: LATE, defer: undefined } as object) : script;
}

export default function Document({ locale = 'en', __NEXT_DATA__: { page } }: DocumentProps) {
  const messages = locale === 'ar' ? process.env.MESSAGES_AR : process.env.MESSAGES_EN;
  const later = locale === 'ar' ? process.env.MESSAGES_LATER_AR : process.env.MESSAGES_LATER_EN;
  return (
    <Html lang={locale} dir={directionOf(locale)}>
      <LateHead>
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icons/icon-192.png" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={languagePath('/manifest.webmanifest', locale === 'ar' ? 'ar' : 'en')} />
        <link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        {locale === 'ar' && (
          <link rel="preload" href="/fonts/noto-arabic.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {isLate && <script dangerouslySetInnerHTML={{ __html: lateScripts }} />}
        <script src={`/i18n/${messages}`} {...order} />
        {beginsWithAll(page) && <script src={`/i18n/${later}`} {...order} />}
      </LateHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
