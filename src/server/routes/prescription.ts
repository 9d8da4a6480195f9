import { placePrescription } from '@/contract/prescription';
import * as schema from '@/contract/prescription.schema';
import { limits } from '@/domain/limits';
import type { Routes } from '../api';
import { placedPrescription } from '../order-place';
import { bodyBytes } from '../upload';

export const prescriptionRoutes: Routes = (on) => {
  on(placePrescription, schema.placePrescription, placedPrescription, { bytes: bodyBytes(limits.files_per_order) });
};
