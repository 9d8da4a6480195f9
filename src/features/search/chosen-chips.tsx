import { narrowings, widen, type SearchChoice } from '@/domain/search/search-choice';
import { useCategories } from '@/features/category/api';
import { useBrands } from '@/features/category/chosen-api';
import type { CardTexts } from '@/features/item/use-card-texts';
import { Button } from '@/ui/controls/button';
import { Chip, ChipRow } from '@/ui/controls/chip';
import { Icon } from '@/ui/display/icon';
import { Name } from '@/ui/display/name';
import type { FilterProps } from './filters';
import styles from './found.module.css';
import { useKeptDiet } from './use-kept-diet';

type Chosen = { key: string; label: string; without: SearchChoice };

/** A chip for each active filter, to remove it, and one to remove all. */
export function ChosenChips(props: FilterProps) {
  const { choice, onChoice, texts } = props;
  const { t } = texts;
  const names = useNames(props);
  const diet = useKeptDiet();
  if (narrowings(choice) === 0) return null;
  const chosen = listChosen(choice, texts, names);

  return (
    <div className={`stack8 ${styles.chosen}`}>
      <ChipRow label={t('search.filters')} wrap>
        {chosen.map(({ key, label, without }) => (
          <Chip key={key} aria-label={t('search.remove_filter', { filter: label })} onClick={() => onChoice(without)}>
            <Name>{label}</Name>
            <Icon name="x" size={16} />
          </Chip>
        ))}
        {/* Not a chip, so that the focus does not come here from the last one. */}
        <span>
          <Button look="text" size="small" onClick={() => onChoice(widen(choice))}>
            {t('search.clear')}
          </Button>
        </span>
      </ChipRow>
      {diet.some((flag) => choice.flags.has(flag)) && <p className="t14 muted">{t('search.diet_kept')}</p>}
    </div>
  );
}

type Names = { category: (id: number) => string; brand: (id: number) => string };

function useNames({ market, categories, choice }: FilterProps): Names {
  const all = useCategories(market) ?? [];
  const brands = useBrands(market, choice.brand_ids.length > 0).data ?? [];
  const known = [...(categories ?? []), ...all];
  return {
    category: (id) => known.find((category) => category.id === id)?.name ?? '…',
    brand: (id) => brands.find((brand) => brand.id === id)?.name ?? '…',
  };
}

function listChosen(choice: SearchChoice, { t, short }: CardTexts, names: Names): Chosen[] {
  const { flags, min, max, rating, category_ids, brand_ids } = choice;
  const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);
  const price = priceText({ min, max }, { t, short });
  return [
    ...[...flags].map((flag) => ({
      key: flag,
      label: t(`search.flag_${flag}`),
      without: { ...choice, flags: new Set([...flags].filter((other) => other !== flag)) },
    })),
    ...(price ? [{ key: 'price', label: price, without: { ...choice, min: null, max: null } }] : []),
    ...(rating > 0
      ? [{ key: 'rating', label: t('search.rating_from', { rating }), without: { ...choice, rating: 0 } }]
      : []),
    ...category_ids.map((id) => ({
      key: `category ${id}`,
      label: names.category(id),
      without: { ...choice, category_ids: without(category_ids, id) },
    })),
    ...brand_ids.map((id) => ({
      key: `brand ${id}`,
      label: names.brand(id),
      without: { ...choice, brand_ids: without(brand_ids, id) },
    })),
  ];
}

function priceText(
  { min, max }: Pick<SearchChoice, 'min' | 'max'>,
  { t, short }: Pick<CardTexts, 't' | 'short'>,
): string | null {
  if (min !== null && max !== null) return t('search.price_between', { min: short(min), max: short(max) });
  if (min !== null) return t('search.price_from', { min: short(min) });
  return max === null ? null : t('search.price_up_to', { max: short(max) });
}
