import Slider from '@mui/material/Slider';
import { OnPage } from '../on-page';
import type { RangeSliderProps } from '../../fields/range-slider';

/** The part of `RangeSlider` that needs MUI. */
export function MuiRangeSlider({ labels, min, max, step = 1, value, onChange, format }: RangeSliderProps) {
  return (
    <OnPage>
      <Slider
        value={[...value]}
        onChange={(_event, next) => {
          const [low = min, high = max] = Array.isArray(next) ? next : [];
          onChange([low, high]);
        }}
        min={min}
        max={max}
        step={step}
        getAriaLabel={(index) => (index === 0 ? labels.lowest : labels.highest)}
        getAriaValueText={format}
        valueLabelDisplay="auto"
        valueLabelFormat={format}
      />
    </OnPage>
  );
}
