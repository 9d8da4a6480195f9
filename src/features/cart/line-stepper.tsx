import { QuantityStepper } from '@/ui/controls/quantity-stepper';
import { lineStepperWith } from './line-stepper-with';

/** The stepper on the checkout page. */
export const LineStepper = lineStepperWith(QuantityStepper);
