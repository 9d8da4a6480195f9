import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodVariation } from '@/contract/catalogue/item';
import { groupBounds, groupState, type VariationProblem } from '@/domain/catalogue/variation';
import { isOn } from '@/domain/wire/wire';
import { useMoney } from '@/features/config/use-money';
import { Badge } from '@/ui/display/badge';
import { OptionRow } from '@/ui/fields/choice';
import styles from './option-groups.module.css';
import type { ItemForm } from './use-item-form';
import { Name } from '@/ui/display/name';

type Props = { form: ItemForm; problem: VariationProblem | undefined };

/** The variation groups of a dish. Spec: ordering §5; beyond: fieldset and legend, the error tied to its group. */
export function OptionGroups({ form, problem }: Props) {
  return form.item.food_variations.map((group, index) => (
    <OptionGroup
      key={group.name}
      group={group}
      index={index}
      form={form}
      problem={problem?.name === group.name ? problem : undefined}
    />
  ));
}

function OptionGroup({ group, index, form, problem }: Props & { group: FoodVariation; index: number }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const id = useId();
  const bounds = groupBounds(group);
  const { is_full } = groupState(group, index, form.picks.selected);
  const isSingle = group.type === 'single';
  const canBeEmpty = isSingle && !isOn(group.required);
  const isSelected = (option: number) =>
    form.picks.selected.some((one) => one.choiceIndex === index && one.optionIndex === option);

  return (
    <fieldset
      className={styles.group}
      aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
      data-problem={problem ? '' : undefined}
      tabIndex={-1}
    >
      <legend className={styles.legend}>
        <Name>{group.name}</Name>
      </legend>
      <GroupBadge group={group} index={index} form={form} />
      <p className={styles.hint} id={`${id}-hint`}>
        {bounds ? t('item.variation_bounds', bounds) : t('item.choose_one')}
      </p>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {t(problem.code === 'variation_required' ? 'errors.variation_required' : 'errors.variation_count', problem)}
        </p>
      )}
      <div className={styles.list}>
        {group.values.map((value, option) => (
          <OptionRow
            key={value.label}
            type={isSingle ? 'radio' : 'checkbox'}
            name={`${id}-option`}
            checked={isSelected(option)}
            disabled={is_full && !isSelected(option)}
            onChange={() => form.toggle(index, option)}
            onClick={() => canBeEmpty && isSelected(option) && form.toggle(index, option)}
            end={value.optionPrice > 0 ? <bdi className="num">+{money(value.optionPrice)}</bdi> : t('item.included')}
          >
            <Name>{value.label}</Name>
          </OptionRow>
        ))}
      </div>
    </fieldset>
  );
}

function GroupBadge({ group, index, form }: { group: FoodVariation; index: number; form: ItemForm }) {
  const { t } = useTranslation();
  const { count, max, is_done } = groupState(group, index, form.picks.selected);
  return (
    <span className={styles.badge} aria-live="polite">
      {is_done && count > 0 ? (
        <Badge tone="good" icon="check">
          {t('item.count_of', { number: count, max })}
        </Badge>
      ) : isOn(group.required) ? (
        <Badge tone="soft">{t('ui.required')}</Badge>
      ) : (
        <Badge tone="grey">{t('ui.optional')}</Badge>
      )}
    </span>
  );
}
