import { existsSync, readdirSync } from 'node:fs';

/** These plain components load their MUI part themselves. */
const doors = ['range-slider'];

const ui = new URL('../../ui/', import.meta.url);
const partsIn = (folder) =>
  readdirSync(new URL(folder, ui))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length));

/**
 * Components in two versions: a plain one for the first view of pages, and one on MUI in `ui/overlay` (decision 026).
 */
const plain = ['controls', 'fields', 'status'].flatMap((folder) =>
  partsIn(`${folder}/`).map((part) => ({ folder, part })),
);
const isOnMui = (part) =>
  ['overlay', 'overlay/fields'].some((folder) => existsSync(new URL(`${folder}/${part}.tsx`, ui)));
const twins = plain.filter(({ part }) => isOnMui(part) && !doors.includes(part));

const from = (them) =>
  new RegExp(`^(@/ui|\\.\\.(?:/\\.\\.)?)/(${them.map(({ folder, part }) => `${folder}/${part}`).join('|')})$`);

/** What a file of one kit must not import. */
const foreign = {
  overlay: { pattern: /\/overlay\//, message: 'what pages show first knows nothing of MUI' },
  twins: { pattern: from(twins), message: 'use its twin in ui/overlay' },
  fields: {
    pattern: from(twins.filter(({ folder, part }) => folder === 'fields' || part === 'segmented')),
    message: 'use its twin in ui/overlay',
  },
};

/**
 * The kit of each file, by what it must not import; the last row that matches a file decides. Files without a row choose
 * one of the two.
 */
const kitOf = [
  { refuses: 'overlay', files: ['src/ui/**/*.{ts,tsx}'], but: ['src/ui/overlay/**'] },
  { refuses: 'twins', files: ['src/ui/overlay/**/*.tsx'] },
  {
    // The signed-in area: its forms use MUI, its lists are plain.
    refuses: 'fields',
    files: ['src/features/{address,inbox,order,profile,trip,wallet}/**/*.tsx'],
    // Parts of public pages: the checkouts, and the order tracking of guests.
    but: [
      'src/features/address/contact-fields.tsx',
      'src/features/order/tracking/*.tsx',
      'src/features/trip/trip-checkout.tsx',
    ],
  },
  {
    refuses: 'twins',
    files: [
      // Dialogs and drawers, by their names.
      'src/{features,shell}/**/*-{dialog,drawer,panel,modal,view}.tsx',
      'src/features/cart/drawer/*.tsx',
      'src/features/order/{dialogs,review}/*.tsx',
      // Forms of the signed-in area and of registrations.
      'src/features/{auth,registration}/**/*.tsx',
      'src/features/address/{address-form,contact-form}.tsx',
      'src/features/inbox/composer.tsx',
      'src/features/profile/edit-details.tsx',
      // Lists below a field.
      'src/features/location/{place-autocomplete,saved-places}.tsx',
      'src/features/search/{search-field,suggestion-parts}.tsx',
    ],
    // Parts of pages that have such a name or stand there.
    but: [
      'src/features/auth/sign-in-button.tsx',
      'src/features/rental/cart/{rental-cart-view,trip-panel}.tsx',
      'src/features/trip/trip-view.tsx',
    ],
  },
];

/** The lint plugin for the kits. */
const kits = {
  rules: {
    /** A lazy component (`import()`) has a file of its own, so one file uses one of the two kits. */
    'one-kit': {
      meta: {
        type: 'problem',
        schema: [],
        messages: { both: 'parts of one file come from one kit: this one is plain, others are of ui/overlay' },
      },
      create(context) {
        const found = [];
        let isOverlay = false;
        return {
          ImportDeclaration(node) {
            if (node.importKind === 'type') return;
            if (/^@\/ui\/overlay\//.test(node.source.value)) isOverlay = true;
            if (foreign.twins.pattern.test(node.source.value)) found.push(node);
          },
          'Program:exit'() {
            if (isOverlay) for (const node of found) context.report({ node, messageId: 'both' });
          },
        };
      },
    },
    'own-kit': {
      meta: { type: 'problem', schema: [{ enum: Object.keys(foreign) }] },
      create(context) {
        const { pattern, message } = foreign[context.options[0]];
        const check = (node) => {
          if (node.source && pattern.test(node.source.value)) context.report({ node, message });
        };
        return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
      },
    },
  },
};

/** The rules of the kits for eslint.config.mjs; tests of features may import both. */
export const kitRules = (tests) => [
  {
    files: ['src/{features,shell,pages}/**/*.{ts,tsx}'],
    ignores: [tests],
    plugins: { kits },
    rules: { 'kits/one-kit': 'error' },
  },
  ...kitOf.map(({ refuses, files, but = [] }) => ({
    files,
    ignores: [...but, ...(files[0].startsWith('src/ui') ? [] : [tests])],
    plugins: { kits },
    rules: { 'kits/own-kit': ['error', refuses] },
  })),
];
