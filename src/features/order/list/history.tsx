import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { More } from '@/ui/lists/more';
import { NotLoaded } from '@/ui/status/not-loaded';
import { SkeletonRows } from '@/ui/status/skeleton';
import { Tabs } from '@/ui/controls/tabs';

export type HistoryTab = 'running' | 'past';

type Props<Kind extends string> = {
  /** The section of the profile. */
  page: 'my-orders' | 'my-trips';
  label: string;
  filterLabel: string;
  /** The filter options for past entries. */
  kinds: readonly { value: Kind; text: string }[];
  children: (tab: HistoryTab, kind: Kind | null) => ReactNode;
};

/** Running and past entries as tabs. The tab is in the URL, so that Back returns to it. */
export function History<Kind extends string>({ page, label, filterLabel, kinds, children }: Props<Kind>) {
  const { t } = useTranslation();
  const { query, replace } = useRouter();
  const tab: HistoryTab = query.tab === 'past' ? 'past' : 'running';
  const kind = (tab === 'past' && kinds.find(({ value }) => value === query.kind)?.value) || null;
  function show(next: HistoryTab, of: Kind | null) {
    const asked = { page, ...(next === 'past' && { tab: next }), ...(of && { kind: of }) };
    void replace({ pathname: '/profile', query: asked }, undefined, { shallow: true, scroll: false });
  }
  return (
    <>
      <Tabs
        label={label}
        panelId={page}
        value={tab}
        onChange={(next) => show(next, null)}
        tabs={[
          { value: 'running', label: t('order.current') },
          { value: 'past', label: t('order.past') },
        ]}
      />
      <div
        id={`${page}-${tab}`}
        role="tabpanel"
        aria-labelledby={`${page}-${tab}-tab`}
        className="stack16"
        tabIndex={-1}
      >
        {tab === 'past' && (
          <ChipRow label={filterLabel}>
            <Chip selected={kind === null} onClick={() => show(tab, null)}>
              {t('order.kind_all')}
            </Chip>
            {kinds.map(({ value, text }) => (
              <Chip key={value} selected={kind === value} onClick={() => show(tab, value)}>
                {text}
              </Chip>
            ))}
          </ChipRow>
        )}
        {children(tab, kind)}
      </div>
    </>
  );
}

type ListProps<Entry> = {
  list: Omit<UseInfiniteQueryResult, 'data'>;
  /** The entries of all pages so far; undefined until the first page is loaded. */
  entries: readonly Entry[] | undefined;
  failed: string;
  more: string;
  /** Shown instead of an empty list. */
  none: ReactNode;
  children: (entry: Entry) => ReactNode;
};

/** The entries, page by page. */
export function HistoryList<Entry extends { id: number }>(props: ListProps<Entry>) {
  const { list, entries, failed, more, none, children } = props;
  if (list.isError && !entries) return <NotLoaded title={failed} onRetry={list.refetch} />;
  if (!entries) {
    return (
      <div aria-busy="true">
        <SkeletonRows count={4} />
      </div>
    );
  }
  if (entries.length === 0 && !list.hasNextPage) return none;
  return (
    <>
      {entries.length > 0 && (
        <ul className="stack12">
          {entries.map((entry) => (
            <li key={entry.id}>{children(entry)}</li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <More
          label={more}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
