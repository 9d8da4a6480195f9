/**
 * Has webpack look at the modules of a compilation in the order of their names. They stand in the order in which they were
 * read, which differs from build to build; and which of several equally good ways to share them among files it takes
 * depends on that. So the same source built twice would be two builds (`npm run test:build`).
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
