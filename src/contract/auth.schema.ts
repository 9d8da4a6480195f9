import { object } from 'yup';
import { words } from './fields';

export const requestGuest = object({ fcm_token: words(500).nullable() });
