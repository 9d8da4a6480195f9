import { object } from 'yup';
import { id } from '../core/fields';

export const listModules = object({ zone_id: id() });
