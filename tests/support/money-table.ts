/**
 * Orders of all relevant combinations and their costs, calculated here in whole cents by separate arithmetic: it shares
 * no code with the product, so that a mistake there is not repeated. Amounts are cents, rates are hundredths of a
 * percent.
 */
export type Off = { kind: 'percent' | 'amount'; value: number };
type MoneyLine = {
  price: number;
  quantity: number;
  off: Off | null;
  add_ons: { price: number; quantity: number }[];
};
type Rates = { fixed: number | null; per_km: number; min: number; max: number };
export type MoneyCase = {
  name: string;
  lines: MoneyLine[];
  tax: { rate: number; included: boolean };
  store_off: { rate: number; min: number; cap: number } | null;
  coupon: { type: 'default' | 'zone_wise' | 'store_wise' | 'free_delivery'; off: Off; min: number; cap: number } | null;
  order_type: 'delivery' | 'take_away';
  km: number;
  rates: Rates;
  self_delivery: boolean;
  surge: Off | null;
  free: 'store' | 'all' | number | null;
  tip: number;
  packaging: number;
  additional: number;
  /** The wallet balance; 0 pays no part of the order. */
  wallet: number;
};

export type MoneyRows = {
  subtotal: number;
  discount: number;
  coupon_discount: number;
  tax: number;
  delivery_charge: number;
  dm_tips: number;
  additional_charge: number;
  extra_packaging: number;
  total: number;
};

/** value × rate, rounded half up to the cent. */
function share(value: number, rate: number): number {
  const tenThousandths = BigInt(value) * BigInt(rate);
  return Number((tenThousandths + 5000n) / 10_000n);
}

function add(values: readonly number[]): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}

/** The tax contained in a gross amount: gross × rate ÷ (100 % + rate), rounded half up. */
function within(gross: number, rate: number): number {
  const [over, under] = [BigInt(gross) * BigInt(rate), 10_000n + BigInt(rate)];
  return Number((2n * over + under) / (2n * under));
}

function lineOff({ price, quantity, off }: MoneyLine): number {
  if (!off) return 0;
  const whole = price * quantity;
  return Math.min(whole, off.kind === 'percent' ? share(whole, off.value) : off.value * quantity);
}

function capped(off: Off, of: number, cap: number): number {
  if (off.kind === 'amount') return Math.min(off.value, of);
  const part = share(of, off.value);
  return Math.min(of, cap > 0 && part > cap ? cap : part);
}

function fee(moneyCase: MoneyCase, base: number, subtotal: number): number {
  if (moneyCase.order_type === 'take_away' || moneyCase.free === 'store' || moneyCase.free === 'all') return 0;
  if (typeof moneyCase.free === 'number' && base >= moneyCase.free) return 0;
  if (moneyCase.coupon?.type === 'free_delivery' && subtotal >= moneyCase.coupon.min) return 0;
  const { fixed, per_km, min, max } = moneyCase.rates;
  let way = fixed ?? per_km * moneyCase.km;
  if (fixed === null && way < min) way = min;
  if (fixed === null && max >= min && max > 0 && way > max) way = max;
  if (moneyCase.self_delivery) return way;
  // The van, from eight kilometres on.
  if (moneyCase.km >= 8) way += 200;
  if (!moneyCase.surge) return way;
  return way + (moneyCase.surge.kind === 'amount' ? moneyCase.surge.value : share(way, moneyCase.surge.value));
}

export function reckoned(moneyCase: MoneyCase): MoneyRows {
  const goods = moneyCase.lines.flatMap((line) => [
    line.price * line.quantity,
    ...line.add_ons.map(({ price, quantity }) => price * quantity),
  ]);
  const subtotal = add(goods);
  const { store_off, coupon } = moneyCase;
  const ofStore =
    store_off && subtotal >= store_off.min
      ? capped({ kind: 'percent', value: store_off.rate }, subtotal, store_off.cap)
      : 0;
  const discount = Math.max(add(moneyCase.lines.map(lineOff)), ofStore);
  const reaches = coupon !== null && coupon.type !== 'free_delivery' && subtotal >= coupon.min;
  const coupon_discount = reaches ? capped(coupon.off, subtotal - discount, coupon.cap) : 0;
  const base = subtotal - discount - coupon_discount;
  const { rate, included } = moneyCase.tax;
  const tax = included ? within(base, rate) : share(base, rate);
  const delivery_charge = fee(moneyCase, base, subtotal);
  const dm_tips = moneyCase.order_type === 'take_away' ? 0 : moneyCase.tip;
  const extras = { dm_tips, additional_charge: moneyCase.additional, extra_packaging: moneyCase.packaging };
  const total = add([base, included ? 0 : tax, delivery_charge, ...Object.values(extras)]);
  return { subtotal, discount, coupon_discount, tax, delivery_charge, ...extras, total };
}

const percent = (value: number): Off => ({ kind: 'percent', value });
const amount = (value: number): Off => ({ kind: 'amount', value });

/** The dimensions of a case; each case takes one value of each. */
const CHOICES = {
  baskets: [
    [{ price: 735, quantity: 2, off: null, add_ons: [] }],
    [{ price: 735, quantity: 1, off: percent(1000), add_ons: [] }],
    [{ price: 999, quantity: 3, off: percent(3333), add_ons: [{ price: 300, quantity: 2 }] }],
    [
      {
        price: 1250,
        quantity: 2,
        off: amount(125),
        add_ons: [
          { price: 300, quantity: 1 },
          { price: 199, quantity: 3 },
        ],
      },
    ],
    [{ price: 105, quantity: 7, off: amount(500), add_ons: [] }],
    [
      { price: 1999, quantity: 4, off: percent(750), add_ons: [{ price: 300, quantity: 4 }] },
      { price: 333, quantity: 5, off: null, add_ons: [] },
    ],
    [
      { price: 845, quantity: 1, off: null, add_ons: [{ price: 199, quantity: 1 }] },
      { price: 1, quantity: 1, off: percent(5000), add_ons: [] },
    ],
  ] satisfies MoneyLine[][],
  taxes: [0, 500, 750, 1000, 1400, 1999],
  included: [false, true],
  store_offs: [
    null,
    { rate: 2000, min: 3000, cap: 800 },
    { rate: 1250, min: 500, cap: 0 },
    { rate: 3000, min: 0, cap: 250 },
  ],
  coupons: [
    null,
    { type: 'default', off: percent(1000), min: 0, cap: 500 },
    { type: 'default', off: percent(2550), min: 100, cap: 0 },
    { type: 'default', off: amount(400), min: 300, cap: 0 },
    { type: 'default', off: amount(50_000), min: 0, cap: 0 },
    { type: 'free_delivery', off: percent(1000), min: 200, cap: 0 },
    { type: 'store_wise', off: percent(1250), min: 0, cap: 0 },
    { type: 'zone_wise', off: amount(215), min: 0, cap: 0 },
  ] satisfies MoneyCase['coupon'][],
  types: ['delivery', 'delivery', 'delivery', 'take_away'] satisfies MoneyCase['order_type'][],
  km: [1, 2, 5, 7, 9, 12],
  rates: [
    { fixed: null, per_km: 120, min: 300, max: 1400 },
    { fixed: null, per_km: 95, min: 200, max: 0 },
    { fixed: 550, per_km: 0, min: 0, max: 0 },
    { fixed: null, per_km: 150, min: 600, max: 400 },
    { fixed: null, per_km: 333, min: 0, max: 1000 },
  ] satisfies Rates[],
  self_delivery: [false, false, true],
  surges: [null, percent(1500), percent(3333), amount(200)],
  free: [null, null, 4000, 'store', 'all'] satisfies MoneyCase['free'][],
  tips: [0, 150, 333],
  packaging: [0, 75],
  additional: [50, 0, 125],
  wallets: [0, 0, 333, 100_000],
};

/** A seeded random sequence, so that a failing case can be reproduced. */
function luck(seed: number): <T>(from: readonly T[]) => T {
  let state = seed;
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const found = from[Math.floor((state / 2 ** 32) * from.length)];
    if (found === undefined) throw new Error('There is nothing to choose from');
    return found;
  };
}

function made(n: number): MoneyCase {
  const pick = luck(n * 7919 + 13);
  const choice = {
    lines: pick(CHOICES.baskets),
    tax: { rate: pick(CHOICES.taxes), included: pick(CHOICES.included) },
    store_off: pick(CHOICES.store_offs),
    coupon: pick(CHOICES.coupons),
    order_type: pick(CHOICES.types),
    km: pick(CHOICES.km),
    rates: pick(CHOICES.rates),
    self_delivery: pick(CHOICES.self_delivery),
    surge: pick(CHOICES.surges),
    free: pick(CHOICES.free),
    tip: pick(CHOICES.tips),
    packaging: pick(CHOICES.packaging),
    additional: pick(CHOICES.additional),
    wallet: pick(CHOICES.wallets),
  };
  // A store with its own delivery has no flat fee.
  const self_delivery = choice.self_delivery && choice.rates.fixed === null;
  return { name: String(n), ...choice, self_delivery };
}

export const MONEY_CASES: readonly MoneyCase[] = Array.from({ length: 180 }, (_one, n) => made(n + 1));

const PLAIN: MoneyCase = {
  name: 'two soups, five kilometres',
  lines: [{ price: 735, quantity: 2, off: null, add_ons: [] }],
  tax: { rate: 1000, included: false },
  store_off: null,
  coupon: null,
  order_type: 'delivery',
  km: 5,
  rates: { fixed: null, per_km: 120, min: 300, max: 1400 },
  self_delivery: false,
  surge: null,
  free: null,
  tip: 0,
  packaging: 0,
  additional: 50,
  wallet: 0,
};

/** Totals calculated by hand, which check this calculation itself. */
export const BY_HAND: readonly [MoneyCase, total: number, sum: string][] = [
  [PLAIN, 2267, '14.70 + 10 % 1.47 + 5 × 1.20 = 6.00 + 0.50'],
  [{ ...PLAIN, tax: { rate: 1000, included: true } }, 2120, '14.70 + 6.00 + 0.50; 1.34 of it is tax'],
  [{ ...PLAIN, km: 1 }, 1967, '14.70 + 1.47 + at least 3.00 + 0.50'],
  [{ ...PLAIN, km: 12 }, 3267, '14.70 + 1.47 + 14.00 (14.40 is over the most) + van 2.00 + 0.50'],
  [{ ...PLAIN, surge: percent(1500) }, 2357, '14.70 + 1.47 + 6.00 + 15 % 0.90 + 0.50'],
  [{ ...PLAIN, surge: amount(200), tip: 150 }, 2617, '14.70 + 1.47 + 6.00 + 2.00 + 1.50 + 0.50'],
  [{ ...PLAIN, order_type: 'take_away', tip: 150 }, 1667, '14.70 + 1.47 + 0.50'],
  [{ ...PLAIN, free: 1400 }, 1667, '14.70 reaches 14.00: no delivery'],
  [
    { ...PLAIN, coupon: { type: 'default', off: percent(1000), min: 0, cap: 100 } },
    2157,
    '14.70 − 1.00 (1.47 is over the most) = 13.70 + 1.37 + 6.00 + 0.50',
  ],
  [
    { ...PLAIN, coupon: { type: 'default', off: amount(50_000), min: 0, cap: 0 } },
    650,
    '14.70 − 14.70 = 0 + 0 + 6.00 + 0.50',
  ],
  [
    { ...PLAIN, lines: [{ price: 735, quantity: 1, off: percent(1000), add_ons: [{ price: 300, quantity: 2 }] }] },
    2037,
    '7.35 + 6.00 − 10 % of the soup 0.74 = 12.61 + 1.26 + 6.00 + 0.50',
  ],
  [
    { ...PLAIN, store_off: { rate: 2000, min: 1000, cap: 200 }, packaging: 75 },
    2122,
    '14.70 − 2.00 = 12.70 + 1.27 + 6.00 + 0.50 + 0.75',
  ],
];
