/**
 * Which picture of an item shows what is picked.
 * Spec: wire-format §5.1, `choice_options`: of a pictured choice each option is shown by the picture at its place.
 */
type Choice = { options: readonly string[]; pictured?: true };

/** The place of the picture, null where no choice is pictured or its option is not known. */
export function choicePicture(choices: readonly Choice[], picked: readonly string[]): number | null {
  const at = choices.findIndex(({ pictured }) => pictured);
  const place = choices[at]?.options.indexOf(picked[at] ?? '') ?? -1;
  return place < 0 ? null : place;
}
