import type { RefObject } from 'react';
import { narrowings, sortOrders, type SearchChoice } from '@/domain/search/search-choice';
import { openLazyDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { onIntent } from '@/ui/controls/on-intent';
import { waitForLayers } from '@/ui/popups/back-button';
import { Chip } from '@/ui/controls/chip';
import { classNames } from '@/ui/class-names';
import { Menu } from '@/ui/popups/menu';
import { toolIcons } from '@/ui/icons/tool-icons';
import { ChosenChips } from './chosen-chips';
import type { FilterProps } from './filters';
import styles from './found.module.css';

const loadFilters = () => importPart(() => import('./filter-drawer'));

type Props = FilterProps & {
  /** The number of results, once known. */
  total?: number | undefined;
  /** The filters are beside the list where there is room. */
  beside?: boolean;
  /** The line with the number of results. */
  countRef: RefObject<HTMLParagraphElement | null>;
};

/** The tools above a list: number of results, filters, sort order, and active filters. */
export function ListTools({ total, beside = false, countRef, ...props }: Props) {
  const { choice, onChoice, texts } = props;
  const { t, at } = texts;
  const count = narrowings(choice);
  const chips = useKeptFocus(countRef);
  const orders = sortOrders(choice.kind).filter((sortOrder) => sortOrder !== 'nearby' || at);

  async function openFilters() {
    const next: SearchChoice | undefined = await openLazyDialog(
      () => loadFilters().then((mod) => mod.FilterDrawer),
      props,
      'drawer',
    );
    // The drawer's own history entry must be gone before this one is replaced.
    await waitForLayers();
    if (next) onChoice(next);
  }

  return (
    <>
      <div className={styles.tools}>
        <p ref={countRef} tabIndex={-1} className={styles.count} role="status">
          {total !== undefined && t('search.found', { count: total })}
        </p>
        <Chip
          icon={toolIcons.sliders}
          className={classNames(beside && styles.opener)}
          aria-haspopup="dialog"
          {...onIntent(loadFilters)}
          onClick={() => void openFilters()}
        >
          {count > 0 ? t('search.filters_on', { count }) : t('search.filters')}
        </Chip>
        <Menu
          label={t('ui.sort')}
          trigger={(attributes) => (
            <Chip icon="arrow-up-down" {...attributes}>
              {t('ui.sort_by', { order: t(`search.by_${choice.order}`) })}
            </Chip>
          )}
          entries={orders.map((order) => ({
            label: t(`search.by_${order}`),
            current: order === choice.order,
            onSelect: () => onChoice({ ...choice, order }),
          }))}
        />
      </div>
      <div ref={chips}>
        <ChosenChips {...props} />
      </div>
    </>
  );
}
