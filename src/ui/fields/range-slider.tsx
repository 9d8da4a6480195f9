import { SkeletonBox } from '../status/skeleton';
import { browserOnly } from '../lazy/browser-only';

export type RangeSliderProps = {
  labels: { lowest: string; highest: string };
  min: number;
  max: number;
  step?: number | undefined;
  value: readonly [lowest: number, highest: number];
  onChange: (value: [lowest: number, highest: number]) => void;
  /** The value in words or with its unit. */
  format: (value: number) => string;
};

/** Two thumbs on one track: a price range. Loads MUI when it is first shown. */
export const RangeSlider = browserOnly(
  () => import('../overlay/fields/range-slider').then((mod) => mod.MuiRangeSlider),
  () => <SkeletonBox shape="bar" />,
);
