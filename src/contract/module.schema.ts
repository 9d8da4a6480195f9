import { object } from 'yup';
import { id } from './fields';

export const listModules = object({ zone_id: id() });
