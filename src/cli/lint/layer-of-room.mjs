import stylelint from 'stylelint';

const {
  createPlugin,
  utils: { report, ruleMessages, validateOptions },
} = stylelint;

export const ruleName = 'medina/layer-of-room';

const messages = ruleMessages(ruleName, {
  rejected: (room) => `a sheet is one block, "@layer ${room} { … }"`,
});

/**
 * The cascade layer of a style sheet's folder: `src/features/cart/drawer/cart-row.module.css` belongs to `cart`,
 * `src/theme/base.css` to `base`, `src/ui/display/panel.module.css` to `ui` (decision 009).
 */
export function layerOf(path) {
  const [, room = '', name = ''] = path.replace(/^.*?(?=src\/)/, '').split('/');
  return { features: name, theme: name.replace('.css', '') }[room] ?? room;
}

/** Reports rules outside of the sheet's layer, and layers and imports within it. */
const layerOfRoom = (isOn) => (root, result) => {
  if (!validateOptions(result, ruleName, { actual: isOn })) return;
  const room = layerOf(root.source.input.file ?? '');
  const blocks = root.nodes.filter((node) => node.type !== 'comment');
  const isLayer = (node) => node.type === 'atrule' && node.name === 'layer' && node.params === room;
  const outside = blocks.filter((node, index) => index > 0 || !isLayer(node));
  const within = [];
  root.walkAtRules(/^(layer|import)$/, (node) => {
    if (node.parent !== root) within.push(node);
  });
  for (const node of [...outside, ...within]) {
    report({ ruleName, result, node, message: messages.rejected(room) });
  }
};

layerOfRoom.ruleName = ruleName;
layerOfRoom.messages = messages;

export default createPlugin(ruleName, layerOfRoom);
