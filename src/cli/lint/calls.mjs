/** The lint plugin for calls: each is a query or a mutation, which `api.ts` and `*-api.ts` make of a request. */
export const calls = {
  rules: {
    'by-hooks': {
      meta: {
        type: 'problem',
        schema: [],
        messages: { bare: 'make it the function of a query or mutation in an api.ts' },
      },
      create(context) {
        /** An import or a re-export of the request itself, or of the whole file. */
        function check(node) {
          if (!/(^|\/)lib\/api\/browser(\.ts)?$/.test(node.source?.value ?? '')) return;
          const names = node.specifiers?.map(({ imported, local, type }) => imported?.name ?? local?.name ?? type);
          const isWhole = !names || node.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
          if (isWhole || names.includes('request')) context.report({ node, messageId: 'bare' });
        }
        return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
      },
    },
  },
};

/** Components send calls, and load again what has changed, through the hooks of their feature. */
export const noCallsInComponents = [
  'CallExpression[callee.property.name=/^(fetchQuery|fetchInfiniteQuery|ensureQueryData)$/]',
  'CallExpression[callee.name=/^(query|customerQuery|marketQuery|firstPage|infinite|usePages|useStorePages|useMutation|useCalls?|runMutation)$/]',
  // A query with options of its own.
  'CallExpression[callee.name=/^use(Infinite)?Query$/] > ObjectExpression',
  'MemberExpression[property.name=/^(invalidate|refetch|reset|remove|cancel)Queries$/]',
  'MemberExpression[property.name=/^setQuer(y|ies)Data$/]',
  'ImportSpecifier[imported.name=/^(invalidate|invalidateCalls)$/]',
].map((selector) => ({ selector, message: 'make it a hook of the feature' }));

/** Where no component waits for the answer: the queue of the cart, and what follows a change of the session. */
export const callsWithoutHooks = [
  'src/features/cart/write-cart.ts',
  'src/features/profile/push.ts',
  'src/features/rental/cart/write-rental-cart.ts',
];

export const callsWithHooks = {
  selector: 'CallExpression[callee.name="runMutation"]',
  message: 'make it a hook: useCall, useCalls or useMutation',
};
