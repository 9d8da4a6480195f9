import { useTranslation } from 'react-i18next';
import { isAvailable } from '@/domain/catalogue/availability';
import type { StoreTime } from '@/domain/time/store-clock';
import { Notice } from '@/ui/status/notice';
import type { ComposedOrder, OrderedLine } from './placing/compose';

type Props = { order: ComposedOrder; now: StoreTime };

/** Says which lines are not sold at the chosen time, or why the order is for later (ITEM-31). */
export function HoursNotice({ order: { lines, slot }, now }: Props) {
  const { t } = useTranslation();
  const others = lines.filter(({ is_later }) => is_later);
  if (others.length > 0)
    return (
      <Notice tone="warn" live>
        {t('checkout.not_at_that_time', { names: namesOf(others) })}
      </Notice>
    );
  const awaited = lines.filter(({ line, problem }) => !problem && !isAvailable(line.item, now));
  if (!slot || awaited.length === 0) return null;
  return <Notice live>{t('checkout.for_later', { names: namesOf(awaited) })}</Notice>;
}

const namesOf = (lines: readonly OrderedLine[]) => [...new Set(lines.map(({ line }) => line.item.name))];
