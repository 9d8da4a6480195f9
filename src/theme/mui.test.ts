import { expect, test } from 'vitest';
import { muiTheme, variableSheets } from './mui';

test("MUI's variables of overlays stand on the overlay, so that opening the first one does not restyle the page", () => {
  const ofMui = muiTheme('ltr', 'overlay').generateStyleSheets();
  const ours = variableSheets('ltr', 'overlay');

  expect(new Set(ours.flatMap(Object.keys))).toEqual(new Set(['.MuiModal-root, .MuiPickerPopper-root']));
  expect(new Set(variableSheets('ltr', 'page').flatMap(Object.keys))).toEqual(new Set([':root']));
  expect(namesOf(ours)).toEqual(namesOf(ofMui));
});

/** The names of the variables that the sheets set. */
function namesOf(sheets: Record<string, object>[]): Set<string> {
  return new Set(sheets.flatMap((sheet) => Object.values(sheet).flatMap(Object.keys)));
}
