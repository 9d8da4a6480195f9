/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-recommended',
  plugins: ['./src/cli/lint/layer-of-room.mjs'],
  rules: {
    'medina/layer-of-room': true,
    // Rules follow the parts of the screen, with their states next to them.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // For table cells and legends in both directions; a draft of CSS Text calls it `match-parent`.
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { 'text-align': '-webkit-match-parent' } }],
  },
  overrides: [
    {
      // The order of the layers; and overrides of a package's unlayered styles.
      files: ['src/theme/layers.css', 'src/ui/fields/phone-input.module.css'],
      rules: { 'medina/layer-of-room': null },
    },
  ],
};
