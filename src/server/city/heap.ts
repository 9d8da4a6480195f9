/** A binary heap of numbers; `pop` answers the one with the lowest rank. */
export function makeHeap() {
  const items: number[] = [];
  const ranks: number[] = [];
  const rank = (at: number) => ranks[at] ?? Infinity;

  function swap(one: number, other: number) {
    const item = items[one];
    const itemRank = ranks[one];
    if (item === undefined || itemRank === undefined) return;
    items[one] = items[other] ?? item;
    ranks[one] = ranks[other] ?? itemRank;
    items[other] = item;
    ranks[other] = itemRank;
  }

  function push(item: number, itemRank: number) {
    let at = items.push(item) - 1;
    ranks.push(itemRank);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (rank(above) <= rank(at)) return;
      swap(at, above);
      at = above;
    }
  }

  function pop(): number | undefined {
    swap(0, items.length - 1);
    const top = items.pop();
    ranks.pop();
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const lower = rank(left + 1) < rank(left) ? left + 1 : left;
      if (rank(lower) >= rank(at)) return top;
      swap(at, lower);
      at = lower;
    }
  }

  return { push, pop };
}
