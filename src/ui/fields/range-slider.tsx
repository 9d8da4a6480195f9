import { SkeletonBox } from '../status/skeleton';
import { browserOnly } from '../lazy/browser-only';

export type RangeSliderProps = {
  labels: { lowest: string; highest: string };
  min: number;
  max: number;
  step?: number | undefined;
  value: readonly [lowest: number, highest: number];
  onChange: (value: [lowest: number, highest: number]) => void;
  /** The number in words or with its unit. */
  format: (value: number) => string;
};

/** Two thumbs on one line: a range of prices. MUI comes with the first one. */
export const RangeSlider = browserOnly(
  () => import('../overlay/fields/range-slider').then((it) => it.MuiRangeSlider),
  () => <SkeletonBox shape="bar" />,
);
