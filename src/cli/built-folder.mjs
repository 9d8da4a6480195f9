/** Where `next build` writes: without tunings beside the other one, so that both stay as they were built. */
export const builtFolder = ({ TUNING } = process.env) => (TUNING === 'off' ? '.next-plain' : '.next');
