/** The names that a statement declares or, as `export { a }`, exports. */
function namesOf({ declaration, specifiers, declarations, id, type }) {
  if (declaration) return namesOf(declaration);
  if (specifiers && type === 'ExportNamedDeclaration') return specifiers.map(({ local }) => local.name);
  return declarations ? declarations.map((one) => one.id.name) : id ? [id.name] : [];
}

/** The name of the file whose declaration a node stands in, if any. */
function declarationAround(node) {
  let part = node;
  const parts = [];
  for (; part.parent; part = part.parent) parts.unshift(part);
  const declarator = parts.slice(0, 3).find(({ type }) => type === 'VariableDeclarator');
  return parts.length > 0 ? namesOf(declarator ?? parts[0])[0] : undefined;
}

/** Whether an identifier is no more than the name of a field. */
const isField = (node, { parent } = node) =>
  (parent.property === node && !parent.computed) || (parent.key === node && !parent.shorthand);

/** Whether React Query calls it: the function of a query, a mutation or a write of a queue. */
function isWithinQuery(node) {
  for (let part = node; part.parent; part = part.parent) {
    const { type, key, value, callee } = part.parent;
    if (type === 'Property' && value === part && /^(queryFn|mutationFn|send)$/.test(key.name)) return true;
    if (type === 'CallExpression' && callee !== part && /^useCalls$/.test(callee.name)) return true;
  }
  return false;
}

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
    'within-queries': {
      meta: {
        type: 'problem',
        schema: [{ type: 'array', items: { type: 'string' } }],
        messages: { bare: 'send the call within a queryFn or mutationFn; {{name}} sends it wherever it is called' },
      },
      create(context) {
        const [withinWrites = []] = context.options;
        const isWithinWrite = (name) => withinWrites.some((one) => `${context.filename} ${name}`.endsWith(one));
        /** What each name of the file uses outside of queries and mutations. */
        const uses = new Map();
        return {
          Identifier(node) {
            const owner = isField(node) || isWithinQuery(node) ? undefined : declarationAround(node);
            if (owner && owner !== node.name) uses.set(owner, [...(uses.get(owner) ?? []), node.name]);
          },
          'Program:exit'(program) {
            const sending = new Set(['request']);
            for (let size = 0; size < sending.size;) {
              size = sending.size;
              for (const [name, used] of uses) if (used.some((one) => sending.has(one))) sending.add(name);
            }
            for (const node of program.body.filter(({ type }) => type === 'ExportNamedDeclaration')) {
              const bare = namesOf(node).filter((name) => sending.has(name) && !isWithinWrite(name));
              for (const name of bare) context.report({ node, messageId: 'bare', data: { name } });
            }
          },
        };
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
  'ImportSpecifier[imported.name=/^(invalidate|invalidateCalls|useQueryClient)$/]',
  // A function that asks, of an `api.ts` or `*-api.ts` or of another file, and the guest's id.
  'ImportDeclaration[source.value=/[^\\w]api$/] > ImportSpecifier[imported.name=/^(ensure|fetch|find|list|load|send|translate|wait)[A-Z]/]',
  'ImportDeclaration[source.value=/^(\\.|@.features)/] > ImportSpecifier[imported.name=/^(ensure|fetch)[A-Z]/]',
  'ImportDeclaration[source.value=/api.guest$/]',
].map((selector) => ({ selector, message: 'make it a hook of the feature' }));

/** Where no component waits for the answer. */
export const callsWithoutHooks = [
  // Writes to carts, of the one on the screen and of others.
  'src/features/cart/write-cart.ts',
  'src/features/cart/write-other-carts.ts',
  'src/features/rental/cart/write-rental-cart.ts',
  // The query of a cart empties one that can not stay.
  'src/features/rental/cart/rental-cart-api.ts',
  // What follows a change of the session.
  'src/features/profile/push.ts',
];

/** Functions of api files that send a call, called by the queries of carts and by the writes of their queues only. */
export const askedWithinWrites = [
  'features/cart/api.ts fetchCart',
  'features/cart/other-modules-api.ts fetchCartsOf',
  'features/rental/cart/rental-cart-api.ts fetchAsItIs',
];

export const callsWithHooks = {
  selector: 'CallExpression[callee.name="runMutation"]',
  message: 'make it a hook: useCall, useCalls or useMutation',
};
