import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { pagePath } from '@/domain/catalogue/page-links';
import { trail } from '@/features/item/json-ld';
import { listJsonLd, type Entry } from '../seo/list-json-ld';
import { Seo } from '../seo/seo';
import { ListPage } from './list-page';
import { usePageLinks } from './use-page-links';

type Props = Omit<ComponentProps<typeof ListPage>, 'text'> & {
  text: string;
  path: string;
  /** The page of an endless list, counted from 1. */
  page?: number;
  image?: string | null;
  /** What the server has rendered; asked for on the server only. */
  entries: () => readonly Entry[];
  noindex: boolean;
};

/** A page with one list, and what it tells search engines (ROUTE-17). */
export function PublicListPage({ path, page = 1, image = null, entries, noindex, ...list }: Props) {
  const { t } = useTranslation();
  const { title, text, above } = list;
  const [titleOf] = usePageLinks(path, page, undefined);
  const crumbs = [{ text: t('home.home'), href: '/home' }, ...(above ? [above] : []), { text: title, href: path }];
  return (
    <>
      <Seo
        title={titleOf(title)}
        description={page === 1 ? text : `${titleOf(title)}. ${text}`}
        path={pagePath(path, page)}
        image={image}
        jsonLd={typeof window === 'undefined' ? (at) => [trail(at, crumbs), listJsonLd(at, title, entries())] : null}
        noindex={noindex}
      />
      <ListPage {...list} />
    </>
  );
}
