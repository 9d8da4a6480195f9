import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyName } from '@/contract/catalogue/policy';
import { withoutTitle } from '@/domain/text/without-title';
import { useConfig } from '@/features/config/api';
import { failureText } from '@/lib/api/failure-text';
import { ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { Link } from '@/ui/controls/link';
import { NotLoaded } from '@/ui/status/not-loaded';
import { usePolicy } from './api';
import styles from './policy-text.module.css';
import { publishedPolicies } from './published-policies';

/** One of the business's own texts (ROUTE-11). */
export function PolicyText({ name }: { name: PolicyName }) {
  const { t } = useTranslation();
  const title = t(`content.${name}`);
  const { data, error, refetch } = usePolicy(name);
  const html = withoutTitle(data ?? '', title);
  return (
    <article className={`wrap ${styles.page}`}>
      <h1 className="t28">{title}</h1>
      <PolicyNav current={name} />
      {error && data === undefined ? (
        <NotLoaded title={failureText(error, t)} onRetry={refetch} />
      ) : html ? (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <EmptyState
          title={t('content.empty_title')}
          text={t('content.empty_text')}
          action={<ButtonLink href="/help-and-support">{t('content.to_help')}</ButtonLink>}
        />
      )}
    </article>
  );
}

/** Links to the business's other published texts, beside the text or above it on the phone. */
function PolicyNav({ current }: { current: PolicyName }) {
  const { t } = useTranslation();
  const names = publishedPolicies(useConfig());
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current]');
    if (!row.current || !chosen) return;
    // Relative to the current position, so that it works in RTL as well.
    row.current.scrollLeft += middle(chosen) - middle(row.current);
  }, [current]);
  return (
    <nav ref={row} className={styles.nav} aria-label={t('content.texts')}>
      {names.map((name) => (
        <Link key={name} href={`/${name}`} aria-current={name === current ? 'page' : undefined}>
          {t(`content.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

function middle(of: Element): number {
  const { left, width } = of.getBoundingClientRect();
  return left + width / 2;
}
