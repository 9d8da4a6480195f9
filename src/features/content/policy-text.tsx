import { useTranslation } from '@/i18n/react';
import type { PolicyName } from '@/contract/content';
import { safeHtml, withoutTitle } from '@/domain/safe-html';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { usePolicy } from './api';
import styles from './policy-text.module.css';

/** One of the texts that the business writes (ROUTE-11). */
export function PolicyText({ name }: { name: PolicyName }) {
  const { t } = useTranslation();
  const title = t(`content.${name}`);
  const html = withoutTitle(safeHtml(usePolicy(name)), title);
  return (
    <article className={`wrap ${styles.page}`}>
      <h1 className="t28">{title}</h1>
      {html ? (
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
