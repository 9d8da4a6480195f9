import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '@/ui/lists/breadcrumbs';
import { Name } from '@/ui/display/name';
import styles from './list-page.module.css';

type Props = {
  title: string;
  text?: string;
  /** Breadcrumbs between home and this page. */
  above?: { text: string; href: string } | undefined;
  /** Content at the end of the heading. */
  aside?: ReactNode;
  /**
   * A heading for the list that only screen readers see, e.g. "Stores": each entry has a heading one level below it.
   */
  kind?: string;
  children: ReactNode;
};

/** A page below home with one list. */
export function ListPage({ title, text, above, aside, kind, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('home.breadcrumbs')}
        crumbs={[{ text: t('home.home'), href: '/home' }, ...(above ? [above] : []), { text: title }]}
      />
      <div className={styles.head}>
        <div>
          <h1 className="t28">
            <Name>{title}</Name>
          </h1>
          {text && <p className="muted">{text}</p>}
        </div>
        {aside}
      </div>
      {kind && <h2 className="vh">{kind}</h2>}
      {children}
    </div>
  );
}
