import { object } from 'yup';
import { instantIn } from '@/domain/rental/trip-time';
import { tripProblem, type TripKind } from '@/domain/rental/trip-criteria';

type TripValues = { pickup: object | null; destination: object | null; kind: TripKind; date: string };

/** Where, when and how a trip goes; what is missing stands under its own name: `pickup`, `destination` or `time`. */
export const tripForm = (config: Parameters<typeof instantIn>[0]) =>
  object().test('trip', (values, { createError }) => {
    // The form's values, in which formik leaves out what is empty.
    const { pickup, destination, kind = 'hourly', date } = values as Partial<TripValues>;
    const at = date ? instantIn(config, date) : null;
    const places = { has_pickup: Boolean(pickup), has_destination: Boolean(destination) };
    const problem = tripProblem({ kind, ...places, at }, new Date());
    return problem === null || createError({ path: problem, message: 'validation.required' });
  });
