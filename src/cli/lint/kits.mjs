import { existsSync, readdirSync } from 'node:fs';

/** These draw what is on MUI by themselves, once it has come. */
const doors = ['range-slider'];

const ui = new URL('../../ui/', import.meta.url);
const partsIn = (folder) =>
  readdirSync(new URL(folder, ui))
    .filter((it) => it.endsWith('.tsx') && !it.endsWith('.test.tsx'))
    .map((it) => it.slice(0, -'.tsx'.length));

/** Of these parts there are two: a plain one for what a page shows first, one on MUI in `ui/overlay` (decision 026). */
const plain = ['controls', 'fields', 'status'].flatMap((folder) =>
  partsIn(`${folder}/`).map((part) => ({ folder, part })),
);
const isOnMui = (part) => ['overlay', 'overlay/fields'].some((it) => existsSync(new URL(`${it}/${part}.tsx`, ui)));
const twins = plain.filter(({ part }) => isOnMui(part) && !doors.includes(part));

const from = (them) => `^(@/ui|\\.\\.(?:/\\.\\.)?)/(${them.map(({ folder, part }) => `${folder}/${part}`).join('|')})$`;

/** Matches an import of a plain part that has a twin on MUI. */
export const plainTwins = from(twins);
/** Matches an import of a plain field: what somebody fills in, ticks or chooses. */
export const plainFields = from(twins.filter(({ folder, part }) => folder === 'fields' || part === 'segmented'));

/** The plugin of this project. A part that is loaded by `import()` has a file of its own, which is of one kit. */
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
