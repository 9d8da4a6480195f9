import { ValidationError } from 'yup';

/** What is wrong with one field, in the words of `validation.json` or of another file of messages. */
export function fieldProblem(field: string, message: string, room: 'validation' | 'errors' = 'validation') {
  return new ValidationError(`${room}.${message}`, null, field);
}

/** Refuses with every problem that was found, each at its field. */
export function refuseFields(found: readonly (ValidationError | false | '' | undefined)[]): void {
  const problems = found.filter((problem) => problem instanceof ValidationError);
  if (problems.length > 0) throw new ValidationError(problems);
}

/** A body that cannot be read, reported like any other malformed input. */
export function malformedBody(): ValidationError {
  return fieldProblem('body', 'not_type');
}
