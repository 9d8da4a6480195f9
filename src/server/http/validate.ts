import { setImmediate } from 'node:timers/promises';
import { ArraySchema, ObjectSchema, ValidationError, type Schema } from 'yup';
import { readListLengths, sizeProblem, type ListLengths } from '@/contract/core/input-size';
import { record } from '@/contract/core/wire-values';
import { limits } from '@/domain/limits';

const known = new WeakMap<object, ListLengths>();

/** New options for each validation, because yup records its position in them. */
const allProblems = () => ({ abortEarly: false, stripUnknown: true });

/**
 * Validates an input. One that is too large is refused as a whole, before any of its elements is validated. Throws a
 * ValidationError.
 */
export async function validateInput<In>(
  schema: Schema<In>,
  sent: unknown,
  values: number = limits.input_values_max,
): Promise<In> {
  refuseTooLarge(schema, sent, values);
  if (Array.isArray(sent) && schema instanceof ArraySchema && schema.innerType instanceof ObjectSchema) {
    const elements = await validateElements(schema.innerType, sent, '');
    await schema.validate(sent.slice(0, 1), allProblems());
    // Each has passed the schema of the list.
    return elements as In;
  }
  const lists = await validateLists(schema, sent);
  if (!lists) return schema.validate(sent, allProblems());
  const input = await schema.validate({ ...record(sent), ...lists.firstOnly }, allProblems());
  return { ...input, ...lists.whole };
}

/** Throws a ValidationError that names the one place where the input is too large. */
function refuseTooLarge(schema: Schema, sent: unknown, values: number): void {
  const lengths = known.get(schema) ?? readListLengths(schema);
  known.set(schema, lengths);
  const problem = sizeProblem(sent, lengths, values);
  if (problem) throw new ValidationError(problem.message, null, problem.path);
}

/**
 * Validates lists of objects element by element; the rest of the input is then validated with only their first element.
 */
async function validateLists(schema: Schema, sent: unknown) {
  const whole: Record<string, unknown[]> = {};
  const firstOnly: Record<string, unknown[]> = {};
  const fields: Record<string, unknown> = schema instanceof ObjectSchema ? schema.fields : {};
  for (const [name, field] of Object.entries(fields)) {
    const list = record(sent)[name];
    if (!(field instanceof ArraySchema && field.innerType instanceof ObjectSchema)) continue;
    if (!Array.isArray(list) || list.length < 2) continue;
    whole[name] = await validateElements(field.innerType, list, name);
    firstOnly[name] = list.slice(0, 1);
  }
  return Object.keys(whole).length > 0 ? { whole, firstOnly } : null;
}

/**
 * Validates one element after the other and lets other calls run in between. Stops once there are as many problems as
 * are reported.
 */
async function validateElements(element: Schema, list: readonly unknown[], path: string): Promise<unknown[]> {
  const found: unknown[] = [];
  const problems: ValidationError[] = [];
  for (const [n, one] of list.entries()) {
    await setImmediate();
    const valid = await element.validate(one, allProblems()).catch((error: unknown) => {
      if (!(error instanceof ValidationError)) throw error;
      problems.push(...placed(error, `${path}[${n}]`));
    });
    found.push(valid);
    if (problems.length >= limits.problems_told_max) break;
  }
  if (problems.length > 0) throw new ValidationError(problems);
  return found;
}

function placed(error: ValidationError, path: string): ValidationError[] {
  const problems = error.inner.length > 0 ? error.inner : [error];
  return problems.map(
    (problem) =>
      new ValidationError(
        problem.message,
        problem.value,
        problem.path ? `${path}.${problem.path}` : path,
        problem.type,
      ),
  );
}
