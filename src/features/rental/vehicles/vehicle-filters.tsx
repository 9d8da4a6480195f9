import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleSearchPage } from '@/contract/rental/vehicle';
import type { CardTexts } from '@/features/item/use-card-texts';
import { Button } from '@/ui/controls/button';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { Checkbox } from '@/ui/fields/choice';
import { RangeSlider } from '@/ui/fields/range-slider';
import styles from '../rental.module.css';
import type { KindList } from './kind-list';
import { changeTripType, fuels, gears, seatRanges, tripTypes, type VehicleFilter } from './vehicle-filter';

type Props = {
  filter: VehicleFilter;
  onChange: (part: Partial<VehicleFilter>) => void;
  onClear: () => void;
  categories: KindList;
  brands: KindList;
  /** Includes the price range, and the number of results for each value; undefined until it is loaded. */
  found: Pick<VehicleSearchPage, 'min_price' | 'max_price' | 'counts'> | undefined;
  texts: CardTexts;
  isOpen: boolean;
};

export function VehicleFilters(props: Props) {
  const { filter, onChange, onClear, categories, brands, found, texts, isOpen } = props;
  const bounds = found && { min: found.min_price, max: found.max_price };
  const counts = found?.counts;
  const { t } = texts;
  return (
    <aside
      className={styles.filters}
      id="vehicle-filters"
      data-open={isOpen || undefined}
      aria-label={t('rental.filters')}
    >
      <div className={styles.top}>
        <h2 className="t20">{t('rental.filters')}</h2>
        <Button look="text" size="small" onClick={onClear} aria-label={t('rental.clear_filters')}>
          {t('rental.clear')}
        </Button>
      </div>
      {bounds && bounds.max > bounds.min && (
        <PriceFilter
          key={`${filter.trip_type}-${filter.min_price}-${filter.max_price}-${bounds.min}-${bounds.max}`}
          filter={filter}
          bounds={bounds}
          texts={texts}
          onChange={onChange}
        />
      )}
      <TripTypes
        chosen={filter.trip_type}
        onChange={(trip_type) => onChange(changeTripType(filter, trip_type))}
        texts={texts}
      />
      <Kinds
        title={t('rental.category')}
        {...categories}
        counts={counts?.category_ids}
        chosen={filter.category}
        onChange={(category) => onChange({ category })}
      />
      <Kinds
        title={t('rental.brand')}
        {...brands}
        counts={counts?.brand_ids}
        chosen={filter.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <Kinds
        title={t('rental.gear')}
        of={gears.map((id) => ({ id, name: t(`rental.gear_${id}`) }))}
        counts={counts?.transmission_type}
        chosen={filter.gear}
        onChange={(gear) => onChange({ gear })}
      />
      <Kinds
        title={t('rental.fuel')}
        of={fuels.map((id) => ({ id, name: t(`rental.fuel_${id}`) }))}
        counts={counts?.fuel_type}
        chosen={filter.fuel}
        onChange={(fuel) => onChange({ fuel })}
      />
      <Seats chosen={filter.seats} onChange={(seats) => onChange({ seats })} texts={texts} />
    </aside>
  );
}

type TripType = VehicleFilter['trip_type'];
type TripTypesProps = { chosen: TripType; onChange: (chosen: TripType) => void; texts: CardTexts };

/** At most one; a second press clears it. */
function TripTypes({ chosen, onChange, texts: { t } }: TripTypesProps) {
  return (
    <Group title={t('rental.trip_type')}>
      <ChipRow label={t('rental.trip_type')} wrap>
        {tripTypes.map((tripType) => (
          <Chip
            key={tripType}
            selected={chosen === tripType}
            onClick={() => onChange(chosen === tripType ? null : tripType)}
          >
            {t(`rental.${tripType}`)}
          </Chip>
        ))}
      </ChipRow>
    </Group>
  );
}

type SeatsProps = { chosen: string[]; onChange: (chosen: string[]) => void; texts: CardTexts };

function Seats({ chosen, onChange, texts: { t } }: SeatsProps) {
  return (
    <Group title={t('rental.seats_title')}>
      <ChipRow label={t('rental.seats_title')} wrap>
        {seatRanges.map((seatRange) => (
          <Chip
            key={seatRange}
            selected={chosen.includes(seatRange)}
            onClick={() => onChange(toggled(chosen, seatRange))}
          >
            <bdi>{seatRange}</bdi>
          </Chip>
        ))}
      </ChipRow>
    </Group>
  );
}

type KindsProps<T> = {
  title: string;
  of: readonly { id: T; name: string }[];
  /** Set while there are more of them. */
  more?: KindList['more'];
  counts: Record<string, number> | undefined;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

function Kinds<T extends string | number>({ title, of, more, counts, chosen, onChange }: KindsProps<T>) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  return (
    <Group title={title}>
      {of.map(({ id, name }) => (
        <Tick key={id} value={id} count={countOf(counts, id)} chosen={chosen} onChange={onChange}>
          {name}
        </Tick>
      ))}
      {more && (
        <Button look="text" size="small" loading={more.loading} onClick={more.onMore}>
          {t('ui.show_more')}
        </Button>
      )}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** A value that is missing in the counts has no results. */
const countOf = (counts: Record<string, number> | undefined, value: string | number) => counts && (counts[value] ?? 0);

type TickProps<T> = {
  value: T;
  /** Left out where it is not known. */
  count: number | undefined;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  children: ReactNode;
};

function Tick<T>({ value, count, chosen, onChange, children }: TickProps<T>) {
  return (
    <Checkbox
      className={styles.tick}
      checked={chosen.includes(value)}
      onChange={() => onChange(toggled(chosen, value))}
    >
      <span>{children}</span> {count !== undefined && <bdi className="num muted">{count}</bdi>}
    </Checkbox>
  );
}

function toggled<T>(chosen: readonly T[], value: T): T[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}

/** The debounce of the sliders in milliseconds. */
const REST = 400;

type PriceProps = Pick<Props, 'filter' | 'texts' | 'onChange'> & { bounds: { min: number; max: number } };

function PriceFilter({ filter, bounds: { min, max }, texts: { t, short }, onChange }: PriceProps) {
  const [lowest, highest] = [filter.min_price ?? min, filter.max_price ?? max];
  const [range, setRange] = useState<readonly [number, number]>([lowest, highest]);
  const settle = useEffectEvent(([low, high]: readonly [number, number]) =>
    onChange({ min_price: low > min ? low : null, max_price: high < max ? high : null }),
  );
  useEffect(() => {
    if (range[0] === lowest && range[1] === highest) return;
    const timer = setTimeout(() => settle(range), REST);
    return () => clearTimeout(timer);
  }, [range, lowest, highest]);
  return (
    <Group title={t('rental.price')}>
      <div className={styles.range}>
        <RangeSlider
          labels={{ lowest: t('rental.lowest_price'), highest: t('rental.highest_price') }}
          min={min}
          max={max}
          value={range}
          onChange={setRange}
          format={short}
        />
      </div>
      <p className={styles.ends}>
        <bdi className="num">{short(range[0])}</bdi>
        <bdi className="num">{short(range[1])}</bdi>
      </p>
    </Group>
  );
}
