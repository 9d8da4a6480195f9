import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceOption } from '@/contract/catalogue/item';
import { isRowOutOfStock } from '@/domain/catalogue/variation-row';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/display/picture';
import { mediaSource } from '../media-source';
import { picturesOf } from '../pictures-of';
import styles from './combination.module.css';
import { pickedRow } from './picks';
import type { ItemForm } from './use-item-form';
import { Name } from '@/ui/display/name';

/**
 * Choices such as colour and size. A sold-out option is crossed out but can be chosen, to look at it (ITEM-26). Options
 * with pictures are shown by them; the name of the chosen one is above.
 */
export function Combination({ form }: { form: ItemForm }) {
  return form.item.choice_options.map((choice, index) => (
    <Choice key={choice.name || choice.title} choice={choice} index={index} form={form} />
  ));
}

function Choice({ choice, index, form }: { choice: ChoiceOption; index: number; form: ItemForm }) {
  const { t } = useTranslation();
  const name = useId();
  const { options } = form.picks;
  const pictures = picturesOf(form.item);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.head}>
        <b>{choice.title}:</b> <Name>{options[index] ?? ''}</Name>
      </legend>
      <div className={styles.row}>
        {choice.options.map((option, place) => {
          const isGone = isSoldOut(form, index, option);
          const picture = choice.pictured && pictures[place];
          return (
            <label
              key={option}
              className={classNames(styles.option, picture && styles.pictured, isGone && styles.gone)}
              title={picture ? option : undefined}
            >
              <input
                type="radio"
                className="vh"
                name={name}
                checked={options[index] === option}
                onChange={() => form.choose(index, option)}
              />
              {picture && <Picture {...mediaSource(picture, 'item', '72px')} />}
              <span className={picture ? 'vh' : undefined}>
                <Name>{option}</Name>
              </span>
              {isGone && <span className="vh">, {t('errors.out_of_stock')}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Whether the option is sold out together with the other current choices. */
function isSoldOut({ item, picks }: ItemForm, index: number, option: string): boolean {
  const row = pickedRow(item, { options: picks.options.map((current, n) => (n === index ? option : current)) });
  return row === 'missing' || (row !== null && isRowOutOfStock(row));
}
