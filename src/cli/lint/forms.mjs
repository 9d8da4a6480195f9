/** The lint plugin for forms: their values, problems and sending are formik's. */
export const forms = {
  rules: {
    'by-formik': {
      meta: {
        type: 'problem',
        schema: [],
        messages: { own: 'make it a form of formik: onSubmit={form.handleSubmit}' },
      },
      create(context) {
        return {
          'JSXOpeningElement[name.name="form"]'(node) {
            const submit = node.attributes.find(({ name }) => name?.name === 'onSubmit')?.value?.expression;
            if (submit?.property?.name !== 'handleSubmit') context.report({ node, messageId: 'own' });
          },
        };
      },
    },
  },
};

/** Forms that hold no more than what one field says, or nothing of their own. */
export const formsWithoutFormik = [
  // One field, and the browser sends it without scripts, too.
  'src/features/location/place-form.tsx',
  'src/features/parcel/parcel-home.tsx',
  'src/shell/bars/search-box.tsx',
  // One field.
  'src/features/checkout/summary/coupon-field.tsx',
  'src/features/content/newsletter-form.tsx',
  // Two bounds of prices, which the address of the page holds; formik would weigh on the first view of lists.
  'src/features/search/filters.tsx',
];
