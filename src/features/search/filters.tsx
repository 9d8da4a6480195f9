import { useId, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import type { Category } from '@/contract/catalogue/category';
import { parseChoice, type FoundFlag, type SearchChoice } from '@/domain/search/search-choice';
import { useCategories } from '@/features/category/api';
import { useBrands } from '@/features/category/chosen-api';
import { useModules } from '@/features/module/api';
import type { StoreTexts } from '@/features/store/use-store-texts';
import type { PageMarket } from '@/lib/page-market';
import { Name } from '@/ui/display/name';
import { OptionRow } from '@/ui/fields/choice';
import { TextField } from '@/ui/fields/text-field';
import type { Scope } from './api';
import styles from './filters.module.css';
import { useOfferedFlags } from './use-offered-flags';

export type FilterProps = {
  market: PageMarket;
  scope: Scope;
  /** The categories among the results; without an answer all of the market. */
  categories: readonly Category[] | undefined;
  choice: SearchChoice;
  onChoice: (choice: SearchChoice) => void;
  texts: StoreTexts;
};

/** The filters of a list. Controls, not links: crawlers would follow every combination of URLs. */
export function Filters({ choice, onChoice, ...props }: FilterProps) {
  const { t } = props.texts;
  const ratingName = useId();
  const { flags } = choice;
  const offered = useOfferedFlags(props.market, props.texts.config)(choice.kind);
  const { categories, brands } = useOfferedLists(props, choice);
  return (
    <div className={styles.filters}>
      <Group legend={t('search.more')}>
        {offered.map((flag) => (
          <Tick key={flag} on={flags.has(flag)} onChange={() => onChoice({ ...choice, flags: toggled(flags, flag) })}>
            {t(`search.flag_${flag}`)}
          </Tick>
        ))}
      </Group>
      {choice.kind === 'items' && <Prices {...{ choice, onChoice }} {...props} />}
      <Group legend={t('search.rating')}>
        {[0, 3, 4, 4.5].map((rating) => (
          <OptionRow
            key={rating}
            type="radio"
            name={ratingName}
            className={styles.option}
            checked={choice.rating === rating}
            onChange={() => onChoice({ ...choice, rating })}
          >
            {rating === 0 ? t('search.rating_any') : t('search.rating_from', { rating })}
          </OptionRow>
        ))}
      </Group>
      <Ids
        legend={t('search.categories')}
        of={categories}
        chosen={choice.category_ids}
        onChosen={(category_ids) => onChoice({ ...choice, category_ids })}
      />
      <Ids
        legend={t('search.brands')}
        of={brands}
        chosen={choice.brand_ids}
        onChosen={(brand_ids) => onChoice({ ...choice, brand_ids })}
      />
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

function Tick({ on, onChange, children }: { on: boolean; onChange: () => void; children: ReactNode }) {
  return (
    <OptionRow type="checkbox" className={styles.option} checked={on} onChange={onChange}>
      {children}
    </OptionRow>
  );
}

type IdsProps = {
  legend: string;
  of: readonly { id: number; name: string }[];
  chosen: readonly number[];
  onChosen: (ids: number[]) => void;
};

function Ids({ legend, of, chosen, onChosen }: IdsProps) {
  if (of.length === 0) return null;
  return (
    <Group legend={legend}>
      {of.map(({ id, name }) => (
        <Tick
          key={id}
          on={chosen.includes(id)}
          onChange={() => onChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
        >
          <Name>{name}</Name>
        </Tick>
      ))}
    </Group>
  );
}

/** Applied when a field loses the focus or on Enter, not with each digit. */
function Prices({ choice, onChoice, texts: { t } }: FilterProps) {
  const { min, max } = choice;
  const [typed, setTyped] = useState(() => boundTexts(choice));
  // Follows a swap or reset of the bounds elsewhere; the fields stay mounted, so that typing can go on.
  const [prices, setPrices] = useState({ min, max });
  if (prices.min !== min || prices.max !== max) {
    setPrices({ min, max });
    setTyped(boundTexts(choice));
  }

  function take(event?: FormEvent) {
    event?.preventDefault();
    const next = parseChoice({ min: typed.min, max: typed.max });
    setTyped(boundTexts(next));
    if (next.min !== min || next.max !== max) onChoice({ ...choice, min: next.min, max: next.max });
  }

  const field = (bound: 'min' | 'max') => ({
    inputMode: 'numeric' as const,
    dir: 'ltr',
    maxLength: 9,
    label: t(`search.price_${bound}`),
    value: typed[bound],
    onBlur: () => take(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [bound]: event.currentTarget.value }),
  });
  return (
    <form className={styles.prices} onSubmit={take} noValidate>
      <h3>{t('search.price')}</h3>
      <div>
        <TextField {...field('min')} />
        <TextField {...field('max')} />
      </div>
      {/* Enter submits a form of two fields only when there is a button. */}
      <button type="submit" hidden />
    </form>
  );
}

function boundTexts({ min, max }: Pick<SearchChoice, 'min' | 'max'>) {
  return { min: String(min ?? ''), max: String(max ?? '') };
}

function toggled(flags: ReadonlySet<FoundFlag>, flag: FoundFlag): Set<FoundFlag> {
  const next = new Set(flags);
  if (!next.delete(flag)) next.add(flag);
  return next;
}

function useOfferedLists(
  { market, scope, categories }: FilterProps | Omit<FilterProps, 'choice' | 'onChoice'>,
  choice: SearchChoice,
) {
  const type = useModules().find(({ id }) => id === market.module_id)?.module_type;
  const all = useCategories(market);
  const hasBrands = type === 'ecommerce' && choice.kind === 'items' && !('brand_id' in scope);
  const brands = useBrands(market, hasBrands).data;
  return {
    categories: 'category_id' in scope ? [] : (categories ?? all ?? []),
    brands: hasBrands ? (brands ?? []) : [],
  };
}
