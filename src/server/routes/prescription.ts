import { placePrescription } from '@/contract/ordering/prescription';
import * as schema from '@/contract/ordering/prescription.schema';
import { limits } from '@/domain/limits';
import type { Routes } from '../http/api';
import { placePrescriptionOrder } from '../ordering/place';
import { bodyBytes } from '../media/upload';

export const prescriptionRoutes: Routes = (on) => {
  on(placePrescription, schema.placePrescription, placePrescriptionOrder, { bytes: bodyBytes(limits.files_per_order) });
};
