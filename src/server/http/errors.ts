import { ValidationError } from 'yup';

/** What is wrong with one field, in the words of `validation.json`. */
export function fieldProblem(field: string, message: string): ValidationError {
  return new ValidationError(`validation.${message}`, null, field);
}

/** A body that cannot be read, reported like any other malformed input. */
export function malformedBody(): ValidationError {
  return new ValidationError('validation.not_type', null, 'body');
}
