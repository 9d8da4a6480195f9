import { describe, expect, it } from 'vitest';
import { choicePicture } from './choice-picture';

const size = { options: ['39', '40'] };
const color = { options: ['Blue', 'Sand', 'Grey'], pictured: true as const };

describe('the picture of the chosen option', () => {
  it.each([
    ['the option of a pictured choice is shown at its place', [color, size], ['Grey', '39'], 2],
    ['wherever that choice stands', [size, color], ['40', 'Sand'], 1],
    ['the first option has the first picture', [color], ['Blue'], 0],
    ['nothing is picked yet', [color], [], null],
    ['an option that it does not have', [color], ['Green'], null],
    ['no choice is pictured', [size], ['39'], null],
    ['there are no choices', [], [], null],
  ])('%s', (_case, choices, picked, place) => {
    expect(choicePicture(choices, picked)).toBe(place);
  });
});
