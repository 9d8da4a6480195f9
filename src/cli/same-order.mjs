/**
 * Sorts the modules of a webpack compilation by name. By default they are in the order in which they were read, which
 * differs between builds, and webpack's choice among equally good chunk splits depends on it. Then the same source
 * would give different builds (`npm run test:build`).
 */
export function withSameOrder(config, root) {
  config.plugins.push({
    apply: (compiler) =>
      compiler.hooks.thisCompilation.tap('same-order', ({ hooks, modules }) =>
        hooks.seal.tap('same-order', () => {
          const nameOf = new Map([...modules].map((module) => [module, module.identifier().replaceAll(root, '')]));
          const sorted = [...modules].sort((one, other) => (nameOf.get(one) < nameOf.get(other) ? -1 : 1));
          modules.clear();
          for (const module of sorted) modules.add(module);
        }),
      ),
  });
}
