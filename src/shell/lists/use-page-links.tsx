import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '@/contract/core/endpoint';
import { linkedPages, pagePath } from '@/domain/catalogue/page-links';
import { PageLinks } from '@/ui/lists/page-links';

/** The title of a page of an endless list, and the links to its other pages; `shown` is what the server rendered. */
export function usePageLinks(
  path: string,
  page: number,
  shown: Page | undefined,
): [titleOf: (title: string) => string, links: ReactNode] {
  const { t } = useTranslation();
  const numbers = shown ? linkedPages(page, shown.total_size, shown.limit) : [];
  const pages = numbers.map((number) => ({ number, href: pagePath(path, number) }));
  return [
    (title) => (page === 1 ? title : t('ui.page_of', { title, page })),
    <PageLinks key="pages" label={t('ui.pages')} pages={pages} current={page} />,
  ];
}
