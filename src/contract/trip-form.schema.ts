import { object } from 'yup';
import { instantIn } from '@/domain/rental/trip-time';
import { tripProblem, type TripKind } from '@/domain/rental/trip-criteria';

type TripValues = { pickup: object | null; destination: object | null; kind: TripKind; date: string };

/** Place, time and kind of a trip. The error path names the missing part: `pickup`, `destination` or `time`. */
export const tripForm = (config: Parameters<typeof instantIn>[0]) =>
  object().test('trip', (values, { createError }) => {
    // Formik leaves empty values out.
    const { pickup, destination, kind = 'hourly', date } = values as Partial<TripValues>;
    const at = date ? instantIn(config, date) : null;
    const places = { has_pickup: Boolean(pickup), has_destination: Boolean(destination) };
    const problem = tripProblem({ kind, ...places, at }, new Date());
    return problem === null || createError({ path: problem, message: 'validation.required' });
  });
