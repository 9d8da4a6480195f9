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
