import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/react';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import styles from './list-page.module.css';

type Props = { title: string; text: string; children: ReactNode };

/** A page below home that shows one list. */
export function ListPage({ title, text, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs label={t('home.breadcrumbs')} crumbs={[{ text: t('home.home'), href: '/home' }, { text: title }]} />
      <div className={styles.head}>
        <h1 className="t28">{title}</h1>
        <p className="muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
