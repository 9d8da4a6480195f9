import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** What lint says of a file of this name with this text. */
async function complaints(filePath: string, text: string): Promise<string[]> {
  const [answer] = await eslint.lintText(`${text}\n`, { filePath });
  return (answer?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const CALL = 'make it the function of a query or mutation in an api.ts';
const HOOK = 'make it a hook of the feature';
const WITHIN = 'send the call within a queryFn or mutationFn';
const FORM = 'make it a form of formik';
const MUI = /MUI|may use/;

/** A file, what it must not hold, and what lint says of it. */
const refused: [file: string, text: string, says: string | RegExp][] = [
  // Packages that have an owner.
  ['src/features/cart/new.ts', "import 'axios';", 'only src/lib may use axios'],
  ['src/server/routes/new.ts', "import 'drizzle-orm';", 'may use drizzle-orm'],
  ['src/domain/new.ts', "import 'yup';", 'domain rules import only each other'],
  ['src/features/cart/new.tsx', "import '@mui/material/Button';", MUI],
  ['src/shell/new.tsx', "import '@emotion/react';", MUI],
  ['src/pages/new.tsx', "import '@mui/material/Button';", MUI],
  ['src/lib/new.ts', "import '@mui/material/Button';", MUI],
  ['src/ui/controls/new.tsx', "import '@mui/material/Button';", MUI],
  ['src/features/wallet/new.tsx', "import '@mui/x-date-pickers/LocalizationProvider';", MUI],
  ['src/features/cart/new-dialog.tsx', "import '@mui/material/Button';", MUI],
  // Rooms.
  ['src/ui/controls/new.ts', "import '@/features/cart/api';", 'boundaries/dependencies'],
  ['src/ui/overlay/new.ts', "import '@/features/cart/api';", 'boundaries/dependencies'],
  ['src/lib/new.ts', "import '@/ui/controls/button';", 'boundaries/dependencies'],
  ['src/features/location/new.ts', "import '@/features/trip/trip-view';", 'boundaries/dependencies'],
  ['src/features/cart/new.ts', "import '@/server/app';", 'boundaries/dependencies'],
  ['src/contract/new.ts', "import '@/lib/session';", 'boundaries/dependencies'],
  ['src/domain/new.ts', "import '../lib/session';", 'boundaries/dependencies'],
  ['src/server/data/new.ts', "import '../http/api';", 'boundaries/dependencies'],
  ['src/tuning/new.mjs', "import '../cli/front/inbound.mjs';", 'boundaries/dependencies'],
  ['src/domain/new.mjs', "import '../cli/front/inbound.mjs';", 'boundaries/dependencies'],
  ['src/cli/new.mjs', "import '../server/app';", 'boundaries/dependencies'],
  // Calls.
  ['src/features/cart/new.ts', "import { request } from '@/lib/api/browser';", CALL],
  ['src/features/cart/new.ts', "export { request } from '@/lib/api/browser';", CALL],
  ['src/features/cart/new.ts', "export * from '@/lib/api/browser';", CALL],
  ['src/features/cart/new.ts', "import * as browser from '@/lib/api/browser';", CALL],
  ['src/features/cart/new.ts', "import { request as send } from '@/lib/api/browser.ts';", CALL],
  ['src/features/wallet/new.tsx', "import { request } from '@/lib/api/browser';", CALL],
  ['src/features/cart/new-dialog.tsx', "import { request } from '@/lib/api/browser';", CALL],
  ['src/shell/new.tsx', "import { request } from '@/lib/api/browser';", CALL],
  ['src/pages/new.tsx', "import { request } from '@/lib/api/browser';", CALL],
  ['src/ui/controls/new.ts', "import { request } from '@/lib/api/browser';", CALL],
  ['src/lib/new.ts', "import { request } from '@/lib/api/browser';", CALL],
  ['src/features/cart/new.tsx', 'useMutation({});', HOOK],
  ['src/features/cart/new.tsx', 'useQuery({ ...cartQuery(), enabled: false });', HOOK],
  ['src/pages/new.tsx', 'useInfiniteQuery({ ...pagesQuery() });', HOOK],
  ['src/features/cart/new.tsx', 'client.fetchQuery({});', HOOK],
  ['src/features/cart/new.tsx', "import { invalidateCalls } from '@/lib/api/invalidate';", HOOK],
  ['src/features/cart/new.tsx', "import { invalidateCalls as load } from '@/lib/api/invalidate';", HOOK],
  ['src/features/cart/new-dialog.tsx', "import { invalidate } from '@/lib/api/invalidate';", HOOK],
  ['src/shell/new.tsx', 'void client.invalidateQueries();', HOOK],
  ['src/pages/new.tsx', 'client.setQueryData([], null);', HOOK],
  ['src/features/cart/new.tsx', "import { useQueryClient } from '@tanstack/react-query';", HOOK],
  ['src/shell/new.tsx', "import { useQueryClient as useCache } from '@tanstack/react-query';", HOOK],
  ['src/features/cart/new.tsx', "import { fetchCurrentLines } from './current-lines';", HOOK],
  ['src/features/cart/new.tsx', "import { translatePlace } from '@/features/location/place-words-api';", HOOK],
  ['src/shell/new.tsx', "import { ensureCustomerId } from '@/features/profile/api';", HOOK],
  ['src/features/cart/drawer/new.tsx', "import { findLostTrip } from '@/features/trip/lost-trip-api';", HOOK],
  ['src/features/cart/new.tsx', "import { ensureOwner } from '@/lib/api/guest';", HOOK],
  ['src/features/cart/api.ts', 'export const loadCart = () => request(listCart, {});', WITHIN],
  ['src/features/cart/new-api.ts', 'export async function useCart() {\n  await request(listCart, {});\n}', WITHIN],
  ['src/features/cart/new-api.ts', 'const find = () => request(a, {});\nexport const two = () => find();', WITHIN],
  ['src/shell/new-api.ts', 'const find = () => request(a, {});\nexport { find };', WITHIN],
  ['src/features/cart/new.ts', 'runMutation(client, {}, {});', 'make it a hook: useCall, useCalls or useMutation'],
  ['src/features/cart/new.ts', "fetch('/');", 'use a call of the contract'],
  // Forms.
  ['src/features/cart/new.tsx', 'export const New = () => <form onSubmit={() => save(name, phone)} />;', FORM],
  ['src/shell/new-dialog.tsx', 'export const New = () => <form action="/search" />;', FORM],
  // Parts that are loaded when they are needed.
  ['src/features/cart/new.tsx', "import('./cart-drawer');", 'use importPart'],
  ['src/lib/new.ts', "import('./session');", 'use importPart'],
  ['src/shell/new.tsx', 'dynamic(load, { ssr: false });', 'use ui/lazy/browser-only'],
  ['src/lib/new.ts', 'crypto.randomUUID();', 'use lib/random-key'],
  // The two kits.
  ['src/ui/controls/new.tsx', "import '@/ui/overlay/button';", 'what pages show first knows nothing of MUI'],
  ['src/ui/overlay/new.tsx', "import '../controls/button';", 'use its twin in ui/overlay'],
  ['src/ui/overlay/new.tsx', "export { Button } from '../controls/button';", 'use its twin in ui/overlay'],
  ['src/features/wallet/new.tsx', "import '@/ui/fields/text-field';", 'use its twin in ui/overlay'],
  ['src/shell/new-dialog.tsx', "import '@/ui/controls/button';", 'use its twin in ui/overlay'],
  // Names and types.
  ['src/features/cart/new.ts', 'export const a = {} as any;', 'no-explicit-any'],
  ['src/features/cart/new.ts', 'console.log();', 'no-console'],
  ['src/features/cart/new.ts', 'export const first = (it: number) => it;', 'id-denylist'],
  ['src/features/cart/new.test.ts', 'export const first = (it: number) => it;', 'name it for what it is'],
];

/** What is allowed where it stands. */
const allowed: [file: string, text: string][] = [
  ['src/lib/api/new.ts', "import 'axios';"],
  ['src/ui/overlay/new.tsx', "import '@mui/material/Button';"],
  ['src/theme/new.ts', "import '@mui/material/styles';"],
  [
    'src/features/cart/drawer/new-api.ts',
    "import { request } from '@/lib/api/browser';\nexport const cart = () => ({ queryFn: () => request() });",
  ],
  ['src/features/cart/api.ts', 'const add = () => request();\nexport const useAdd = () => useCalls("add", add);'],
  [
    'src/features/cart/api.ts',
    'const add = () => request();\nexport const a = { async mutationFn() { await add(); } };',
  ],
  ['src/features/cart/new.tsx', "import { cartQuery, pieces } from './api';\npieces(cartQuery);"],
  [
    'src/features/cart/drawer/new-api.ts',
    "import { invalidateCalls } from '@/lib/api/invalidate';\ninvalidateCalls();",
  ],
  ['src/pages/_app.tsx', "import { request } from '@/lib/api/browser';\nrequest();"],
  ['src/lib/api/new.ts', "import { request } from './browser';\nrequest();"],
  ['src/features/cart/new.tsx', 'export const Cart = () => useQuery(cartQuery()).data;'],
  ['src/features/cart/new.tsx', 'export const New = ({ form }: Props) => <form onSubmit={form.handleSubmit} />;'],
  ['src/features/trip/new.ts', "import '@/features/location/api';"],
  ['src/cli/new.mjs', "import '../tuning/switch.mjs';"],
  ['src/features/cart/new-dialog.tsx', "import '@/ui/overlay/button';"],
  ['src/features/rental/cart/trip-panel.tsx', "import '@/ui/controls/button';"],
  ['src/features/trip/trip-view.tsx', "import '@/ui/controls/button';"],
  ['src/features/address/contact-fields.tsx', "import '@/ui/fields/text-field';"],
];

describe('lint', () => {
  it.each(refused)('refuses in %s: %s', async (file, text, says) => {
    const found = await complaints(file, text);
    expect(found).toContainEqual(
      typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says),
    );
  });

  it.each(allowed)('allows in %s: %s', async (file, text) => {
    expect(await complaints(file, text)).toEqual([]);
  });
});
