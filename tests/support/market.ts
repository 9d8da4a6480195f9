import { createApi } from '@/server/http/api';
import { demoStaff } from '@/server/demo/staff';
import type { Endpoint } from '@/contract/core/endpoint';
import { areas } from '@/server/routes';
import { SEEDED_AT } from './dump';
import { freshDatabase, type TestDatabase } from './database';

/** Ids of the demo world, and the headers of a visitor who has chosen them. */
export const MODULE = { grocery: 1, pharmacy: 2, ecommerce: 3, food: 4, parcel: 5, rental: 6 } as const;
export const ZONE = { harbour: 1, old_town: 2, hills: 3 } as const;

export const inModule = (module: keyof typeof MODULE, zones: number[] = [ZONE.harbour]) => ({
  zoneid: JSON.stringify(zones),
  moduleid: String(MODULE[module]),
});

type Reading<Out> = Pick<Endpoint<unknown, Out>, 'read'>;

type Answer = { status: number; body: unknown };

export type Market = TestDatabase & {
  /** Sends a call below /api/v1; `headers` are added to `X-localization: en`. */
  call: (path: string, headers?: Record<string, string>, init?: RequestInit) => Promise<Answer>;
  /** The response of a GET as the storefront reads it. */
  read: <Out>(endpoint: Reading<Out>, path: string, headers?: Record<string, string>) => Promise<Out>;
};

/** The whole back end on a copy of the demo world, at its start time. */
export async function openMarket(now: () => Date = () => SEEDED_AT): Promise<Market> {
  const database = await freshDatabase();
  const app = createApi(areas, () => Promise.resolve(database.db), { staff: demoStaff, now });

  async function call(path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Answer> {
    const all = { 'X-localization': 'en', ...headers };
    const answer = await app.request(`http://shop.test/api/v1${path}`, { ...init, headers: all });
    return { status: answer.status, body: await answer.json() };
  }

  async function read<Out>(endpoint: Reading<Out>, path: string, headers: Record<string, string> = {}) {
    const { status, body } = await call(path, headers);
    if (status !== 200 || !endpoint.read) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return (await endpoint.read())(body);
  }

  return { ...database, call, read };
}
