import type { RefObject } from 'react';
import { narrowings, sortOrders, type SearchChoice } from '@/domain/search/search-choice';
import { openLazyDialog } from '@/lib/dialogs';
import { layersSettled } from '@/ui/popups/back-button';
import { Chip } from '@/ui/controls/chip';
import { classNames } from '@/ui/class-names';
import { Menu } from '@/ui/popups/menu';
import { toolIcons } from '@/ui/icons/tool-icons';
import { ChosenChips } from './chosen-chips';
import type { FilterProps } from './filters';
import styles from './found.module.css';

type Props = FilterProps & {
  /** How many there are, once known. */
  total?: number | undefined;
  /** The filters stand beside the list where there is room. */
  beside?: boolean;
  /** The line that says how many there are. */
  countRef: RefObject<HTMLParagraphElement | null>;
};

/** Above a list: how many there are, the way to the filters, the order, and what is chosen. */
export function ListTools({ total, beside = false, countRef, ...props }: Props) {
  const { choice, onChoice, texts } = props;
  const { t, at } = texts;
  const count = narrowings(choice);
  const orders = sortOrders(choice.kind).filter((it) => it !== 'nearby' || at);

  async function openFilters() {
    const next: SearchChoice | undefined = await openLazyDialog(
      () => import('./filter-drawer').then((it) => it.FilterDrawer),
      props,
      'drawer',
    );
    // The drawer's own entry of the history must be gone before this one is written anew.
    await layersSettled();
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
          onClick={() => void openFilters()}
        >
          {count > 0 ? t('search.filters_on', { count }) : t('search.filters')}
        </Chip>
        <Menu
          label={t('search.sort')}
          align="end"
          trigger={(attributes) => (
            <Chip icon="arrow-up-down" {...attributes}>
              {t('search.sort_by', { order: t(`search.by_${choice.order}`) })}
            </Chip>
          )}
          entries={orders.map((order) => ({
            label: t(`search.by_${order}`),
            current: order === choice.order,
            onSelect: () => onChoice({ ...choice, order }),
          }))}
        />
      </div>
      <ChosenChips {...props} onAllGone={() => countRef.current?.focus()} />
    </>
  );
}
