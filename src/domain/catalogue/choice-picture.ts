/**
 * The picture of an item that shows the current choice.
 * Spec: wire-format §5.1, `choice_options`: in a pictured choice each option is shown by the picture at the same index.
 */
type Choice = { options: readonly string[]; pictured?: true };

/** The index of the picture; null when no choice is pictured or the option is unknown. */
export function choicePicture(choices: readonly Choice[], picked: readonly string[]): number | null {
  const at = choices.findIndex(({ pictured }) => pictured);
  const place = choices[at]?.options.indexOf(picked[at] ?? '') ?? -1;
  return place < 0 ? null : place;
}
