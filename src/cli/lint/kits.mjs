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

const from = (them) => `^(@/ui|\\.\\.(?:/\\.\\.)?)/(${them.map(({ folder, part }) => `${folder}/${part}`).join('|')})$`;

/** Matches imports of plain components that have an MUI version. */
export const plainTwins = from(twins);
/** Matches imports of plain form controls. */
export const plainFields = from(twins.filter(({ folder, part }) => folder === 'fields' || part === 'segmented'));

/**
 * The lint plugin of this project. A lazy component (`import()`) has a file of its own, which uses one of the two kits.
 */
export const kits = {
  rules: {
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
            if (new RegExp(plainTwins).test(node.source.value)) found.push(node);
          },
          'Program:exit'() {
            if (isOverlay) for (const node of found) context.report({ node, messageId: 'both' });
          },
        };
      },
    },
  },
};
