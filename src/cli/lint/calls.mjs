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
        return {
          ImportDeclaration(node) {
            if (!/(^|\/)lib\/api\/browser$/.test(node.source.value)) return;
            const names = node.specifiers.map(({ imported, type }) => imported?.name ?? type);
            if (names.includes('request') || names.includes('ImportNamespaceSpecifier')) {
              context.report({ node, messageId: 'bare' });
            }
          },
        };
      },
    },
  },
};
