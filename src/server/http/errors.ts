import { ValidationError } from 'yup';

/** A body that can not be read, told like any other malformed input. */
export function malformedBody(): ValidationError {
  return new ValidationError('validation.not_type', null, 'body');
}
