/** The value if it is one of the known ones, else what stands for all others. It has a file of its own for its weight. */
export function oneOf<const Known extends string, const Other extends string | null>(
  value: unknown,
  known: readonly Known[],
  otherwise: Other,
): Known | Other {
  return known.find((one) => one === value) ?? otherwise;
}
