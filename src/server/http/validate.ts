import { ValidationError, type Schema } from 'yup';
import { listLengthsOf, sizeProblem, type ListLengths } from '@/contract/input-size';
import { limits } from '@/domain/limits';

const known = new WeakMap<object, ListLengths>();

/**
 * The input as its schema has it. What is too large is refused as a whole, before any of its elements is validated.
 * Throws a ValidationError.
 */
export async function validateInput<In>(
  schema: Schema<In>,
  sent: unknown,
  values: number = limits.input_values_max,
): Promise<In> {
  refuseTooLarge(schema, sent, values);
  return schema.validate(sent, { abortEarly: false, stripUnknown: true });
}

/** Throws a ValidationError that names the one place where the input is too large. */
export function refuseTooLarge(schema: Schema, sent: unknown, values: number): void {
  const lengths = known.get(schema) ?? listLengthsOf(schema);
  known.set(schema, lengths);
  const problem = sizeProblem(sent, lengths, values);
  if (problem) throw new ValidationError(problem.message, null, problem.path);
}
