import { ValidationError } from 'yup';

/** A body that cannot be read, reported like any other malformed input. */
export function malformedBody(): ValidationError {
  return new ValidationError('validation.not_type', null, 'body');
}
