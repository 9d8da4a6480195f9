import { object } from 'yup';
import { email } from '../core/fields';

export const subscribe = object({ email: email().required('validation.please_insert_a_valid_email') });
