import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint();

const plain = "import { TextField } from '@/ui/fields/text-field';\n";
const plainButton = "import { Button } from '@/ui/controls/button';\n";
const onMui = "import { Button } from '@/ui/overlay/button';\n";
const both = 'parts of one file come from one kit: this one is plain, others are of ui/overlay';
const twin = expect.stringContaining('use its twin in ui/overlay');

it.each([
  ['a public page may be plain', 'checkout/checkout.tsx', plain + plainButton, []],
  ['no file mixes the kits', 'checkout/checkout.tsx', plain + onMui, [both]],
  ['a type is no part', 'checkout/checkout.tsx', `import type { X } from '@/ui/fields/text-field';\n${onMui}`, []],
  ['a list of the signed-in area may be plain', 'wallet/wallet.tsx', plainButton, []],
  ['its fields are on MUI', 'wallet/wallet.tsx', plain, [twin]],
  ['so is all of a registration', 'registration/card.tsx', plainButton, [twin]],
  ['and what a dialog is made of', 'address/address-dialog.tsx', plainButton, [twin]],
  ['a guest follows an order by a plain form', 'order/tracking/track-form.tsx', plain + plainButton, []],
])('%s', async (_says, file, source, refused) => {
  const [answer] = await eslint.lintText(source, { filePath: `src/features/${file}` });
  const said = answer?.messages.filter(({ ruleId }) => /^(kits\/|no-restricted-imports)/.test(ruleId ?? ''));
  expect(said?.map(({ message }) => message)).toEqual(refused);
});
