import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { chosenTexts, fullPrice, lineAddOns, lineProblem, type LineChange } from '@/domain/cart/cart-review';
import { digitsOf } from '@/domain/money/money-display';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { mediaSource } from '@/features/item/media-source';
import { loadItem, openItem } from '@/features/item/open-item';
import { useStoreTime } from '@/features/item/use-store-time';
import { onIntent } from '@/ui/controls/on-intent';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { Media } from '@/ui/cards/media';
import { Name } from '@/ui/display/name';
import { Button } from '@/ui/overlay/button';
import { ListRow, Pressable } from '@/ui/overlay/list';
import { Price } from '@/ui/display/price';
import styles from './cart-row.module.css';
import { DrawerStepper } from './drawer-stepper';

type Props = {
  line: CartLine;
  /** The changes since the customer last saw the line. */
  changes: readonly LineChange[];
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** One line: picture, name, chosen options, notes, price and quantity (CART-04…09). */
export function CartRow({ line, changes, onQuantity, onRemove }: Props) {
  const { t } = useTranslation();
  const problem = lineProblem(line, useStoreTime(), useConfig());
  const { name } = line.item;

  return (
    <ListRow className={classNames(styles.row, problem && styles.off)}>
      <Pressable
        className={styles.picture}
        aria-label={t('cart.edit_item', { name })}
        disabled={problem === 'gone'}
        {...onIntent(loadItem)}
        onClick={() => void openItem({ item: line.item, line })}
      >
        <Media picture={mediaSource(line.item.image_full_url, 'item', '88px')} />
      </Pressable>
      <div className={styles.body}>
        <h3 className={classNames(styles.name, 'clamp2')}>
          <Name>{name}</Name>
        </h3>
        <Facts line={line} />
        {line.item.is_prescription_required && <Note icon="file-text">{t('cart.prescription_is_required')}</Note>}
        {problem && <Note icon="circle-alert">{t(`cart.problem_${problem}`)}</Note>}
        {!problem && <Changes changes={changes} />}
        <div className={styles.bottom}>
          <div className={styles.price}>
            <LinePrice line={line} isOff={problem !== null} />
          </div>
          {problem ? (
            <Button look="text" size="small" aria-label={t('item.remove', { name })} onClick={onRemove}>
              {t('ui.remove')}
            </Button>
          ) : (
            <DrawerStepper line={line} onQuantity={onQuantity} onRemove={onRemove} />
          )}
        </div>
      </div>
    </ListRow>
  );
}

/** Generic name (pharmacy, the first one), chosen options, and add-ons (CART-05, CART-07). */
function Facts({ line }: { line: CartLine }) {
  const { t } = useTranslation();
  const addOns = lineAddOns(line).map(({ name, quantity }) =>
    quantity > 1 ? t('cart.add_on', { name, quantity }) : name,
  );
  const generic = line.item.module_type === 'pharmacy' ? line.item.generic_name[0] : undefined;
  const facts = [generic, t('ui.list', { values: chosenTexts(line) }), t('ui.list', { values: addOns })].filter(
    Boolean,
  );
  return facts.map((fact) => (
    <p key={fact} className={styles.fact}>
      {fact}
    </p>
  ));
}

function Changes({ changes }: { changes: readonly LineChange[] }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  return changes.map(({ kind, before, after }) =>
    kind === 'quantity' ? (
      <Note key={kind} icon="info" tone="warn">
        {t('cart.fewer_left', { before, after })}
      </Note>
    ) : (
      <Note key={kind} icon="info" tone="warn">
        {t(after > before ? 'cart.price_rose' : 'cart.price_fell', { before: money(before), after: money(after) })}
      </Note>
    ),
  );
}

type NoteProps = { icon: IconName; tone?: 'bad' | 'warn'; children: string };

function Note({ icon, tone = 'bad', children }: NoteProps) {
  return (
    <p className={classNames(styles.note, styles[tone])}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </p>
  );
}

/**
 * The price of the whole line as the subtotal counts it, so that the lines add up to it; the discount is a row of the
 * sum, as in the checkout (decision 029). Struck through while the line is unavailable.
 */
function LinePrice({ line, isOff }: { line: CartLine; isOff: boolean }) {
  const { money } = useMoney();
  const full = money(fullPrice(line, digitsOf(useConfig())));
  return isOff ? <Struck>{full}</Struck> : <Price now={full} />;
}

function Struck({ children }: { children: string }) {
  return (
    <s className={styles.struck}>
      <bdi className="num">{children}</bdi>
    </s>
  );
}
