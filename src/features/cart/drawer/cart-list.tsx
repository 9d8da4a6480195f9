import type { CartLine } from '@/contract/ordering/cart';
import type { LineChange } from '@/domain/cart/cart-review';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { List } from '@/ui/overlay/list';
import styles from './cart-list.module.css';
import { CartRow } from './cart-row';
import { ignoreReported } from '../cart-actions';
import { useCartActions } from '../use-cart-actions';

type Props = { lines: readonly CartLine[]; changes: ReadonlyMap<number, LineChange[]> };

/** At most 60vh high; only the list scrolls (CART-01, CART-03). */
export function CartList({ lines, changes }: Props) {
  const list = useKeptFocus<HTMLUListElement>();
  const actions = useCartActions();

  return (
    <List ref={list} className={styles.list}>
      {lines.map((line) => (
        <CartRow
          key={line.id}
          line={line}
          changes={changes.get(line.id) ?? []}
          onQuantity={(quantity) => ignoreReported(actions.setQuantity(line, quantity))}
          onRemove={() => ignoreReported(actions.remove(line))}
        />
      ))}
    </List>
  );
}
