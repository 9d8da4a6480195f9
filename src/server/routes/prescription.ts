import { placePrescription } from '@/contract/ordering/prescription';
import * as schema from '@/contract/ordering/prescription.schema';
import { limits } from '@/domain/limits';
import type { Routes } from '../http/api';
import { placedPrescription } from '../ordering/place';
import { bodyBytes } from '../media/upload';

export const prescriptionRoutes: Routes = (on) => {
  on(placePrescription, schema.placePrescription, placedPrescription, { bytes: bodyBytes(limits.files_per_order) });
};
