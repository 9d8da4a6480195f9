import { useQuery } from '@tanstack/react-query';
import { getItem, type Item } from '@/contract/catalogue/item';
import {
  listFormerLines,
  orderAgain,
  type AgainLine,
  type FormerLine,
  type OrderAgain,
} from '@/contract/ordering/order-again';
import { compareLine } from '@/domain/order/former-line';
import { storeClock } from '@/domain/time/store-clock';
import { useConfig } from '@/features/config/api';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { isCallUnknown } from '@/lib/api/unknown-call';
import type { PageMarket } from '@/lib/page-market';
import { useEffectiveMarket } from '@/lib/use-page-market';
import type { Followed } from '../api';

/** What ordering again would put into the cart: as the back end says, else from the order and the items of today. */
export function useOrderAgain(followed: Followed, module_id: number) {
  const rules = useMarketRules();
  const { zone_ids } = useEffectiveMarket();
  const market = { zone_ids, module_id };
  return useQuery({
    queryKey: [orderAgain.path, followed, market, rules],
    queryFn: async () => (await fetchOrderAgain(followed)) ?? compareOrder(followed, market, rules),
    staleTime: 0,
    retry: false,
  });
}

type Rules = ReturnType<typeof useMarketRules>;

/** What the comparison depends on besides order and items. */
function useMarketRules() {
  const { timezone, schedule_order, digit_after_decimal_point: digits } = useConfig();
  return { timezone, schedule_order, digits };
}

/** null where the back end does not compare (wire-format §7.4). */
async function fetchOrderAgain({ order_id, guest_id }: Followed): Promise<OrderAgain | null> {
  try {
    return await request(orderAgain, { order_id, ...(guest_id !== undefined && { guest_id }) });
  } catch (error) {
    if (!isCallUnknown(error)) throw error;
    return null;
  }
}

async function compareOrder(followed: Followed, market: PageMarket, rules: Rules): Promise<OrderAgain> {
  const lines = (await orNull(request(listFormerLines, followed))) ?? [];
  const items = await fetchItems(lines, market);
  const [known] = items.values();
  const store_id = lines.find((line) => line.store_id > 0)?.store_id || known?.store_id || 0;
  const { store_name: name = '', module_type = '' } = known ?? {};
  const store = { id: store_id, slug: '', name, module_id: market.module_id ?? 0, module_type };
  return {
    store: store_id > 0 ? store : null,
    lines: lines.map((line) => toAgainLine(line, items.get(line.item_id), rules)),
  };
}

/** The items as they are sold today, by id; those that are no longer sold are missing. */
async function fetchItems(lines: readonly FormerLine[], market: PageMarket): Promise<Map<number, Item>> {
  const ids = new Set(lines.filter(({ model }) => model === 'Item').map(({ item_id }) => item_id));
  const found = await Promise.all([...ids].map((id) => findItem(id, market)));
  return new Map(found.filter((item) => item !== null).map((item) => [item.id, item]));
}

async function findItem(id: number, market: PageMarket): Promise<Item | null> {
  const item = await orNull(request(getItem, { id: String(id) }, { market }));
  return item?.id === id ? item : null;
}

/** null for what the back end does not know or have. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** Items of campaigns are bought directly, never by the cart; other back ends would answer an item of the same number. */
function toAgainLine(line: FormerLine, item: Item | undefined, { digits, timezone, schedule_order }: Rules): AgainLine {
  const { item_id, model, name, image_full_url, quantity, variation } = line;
  const own = model === 'Item' ? item : undefined;
  const now = { clock: storeClock(new Date(), timezone), market: { schedule_order }, digits };
  return {
    ...{ item_id, model, quantity, variation },
    name: own?.name || name,
    image_full_url: own?.image_full_url ?? image_full_url,
    ...compareLine(line, own, now),
  };
}
