import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { chosenTexts, lineAddOns } from '@/domain/cart/cart-review';
import { LineStepper } from '@/features/cart/line-stepper';
import { useMoney } from '@/features/config/use-money';
import { storeHref } from '@/features/item/store-href';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/controls/link';
import { Name } from '@/ui/display/name';
import { Picture } from '@/ui/display/picture';
import type { OrderedLine } from '../placing/compose';
import styles from './summary.module.css';
import type { ChangeLine } from '../use-lines';

type HeadProps = { store: Store; distance_km: number };

export function SummaryStore({ store, distance_km }: HeadProps) {
  const { t } = useTranslation();
  const distance = distance_km > 0 ? t('ui.kilometres', { distance: distance_km.toFixed(1) }) : null;
  return (
    <div className={styles.store}>
      <Picture src={store.logo_full_url ?? '/images/no-picture.svg'} width={88} height={88} className={styles.logo} />
      <div>
        <h2 className="strong">
          <Link href={storeHref(store)}>
            <Name>{store.name}</Name>
          </Link>
        </h2>
        <p className="t14 muted">
          <Name>{store.address}</Name>
          {distance && `${t('ui.comma')}${distance}`}
        </p>
      </div>
    </div>
  );
}

/** The ordered lines with their options; an unavailable line is struck through and says why. */
export function SummaryLines({ lines, onChange }: { lines: readonly OrderedLine[]; onChange: ChangeLine }) {
  return (
    <ul>
      {lines.map((line) => (
        <SummaryLine key={line.line.id} {...line} onChange={onChange} />
      ))}
    </ul>
  );
}

function SummaryLine({ line, problem, full, onChange }: OrderedLine & { onChange: ChangeLine }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const addOns = lineAddOns(line).map(({ name, quantity }) =>
    quantity > 1 ? t('cart.add_on', { name, quantity }) : name,
  );
  const facts = t('ui.list', { values: [...chosenTexts(line), ...addOns] });
  return (
    <li className={classNames(styles.line, problem && styles.off)}>
      <span>
        <Name>{line.item.name}</Name>
        {facts && <small>{facts}</small>}
        {problem && <small className={styles.problem}>{t(`cart.problem_${problem}`)}</small>}
      </span>
      <bdi className="num">{problem ? <s>{money(full)}</s> : money(full)}</bdi>
      <span className={styles.stepper}>
        <LineStepper
          line={line}
          onQuantity={(quantity) => onChange(line, quantity)}
          onRemove={() => onChange(line, 0)}
        />
      </span>
    </li>
  );
}
