import { QuantityStepper } from '@/ui/overlay/quantity-stepper';
import { lineStepperWith } from '../line-stepper-with';

export const DrawerStepper = lineStepperWith(QuantityStepper);
