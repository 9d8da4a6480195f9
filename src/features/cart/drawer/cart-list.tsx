import { useRef } from 'react';
import type { CartLine } from '@/contract/ordering/cart';
import type { LineChange } from '@/domain/cart/cart-review';
import { List } from '@/ui/overlay/list';
import styles from './cart-list.module.css';
import { CartRow } from './cart-row';
import { ignoreReported } from '../cart-actions';
import { useCartActions } from '../use-cart-actions';

type Props = { lines: readonly CartLine[]; changes: ReadonlyMap<number, LineChange[]> };

/** At most 60vh high; only the list scrolls (CART-01, CART-03). */
export function CartList({ lines, changes }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const actions = useCartActions();

  function remove(line: CartLine, at: number) {
    // Removing the line loses the focus, so it moves to the neighbour.
    const rows = list.current?.children;
    (rows?.[at + 1] ?? rows?.[at - 1])?.querySelector('button')?.focus();
    ignoreReported(actions.remove(line));
  }

  return (
    <List ref={list} className={styles.list}>
      {lines.map((line, at) => (
        <CartRow
          key={line.id}
          line={line}
          changes={changes.get(line.id) ?? []}
          onQuantity={(quantity) => ignoreReported(actions.setQuantity(line, quantity))}
          onRemove={() => remove(line, at)}
        />
      ))}
    </List>
  );
}
