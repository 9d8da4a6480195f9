import { QuantityStepper } from '@/ui/controls/quantity-stepper';
import { lineStepperWith } from './line-stepper-with';

/** On the page of the checkout. */
export const LineStepper = lineStepperWith(QuantityStepper);
