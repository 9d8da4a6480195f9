import { array, mixed, object, string } from 'yup';
import { messageProblem } from '@/domain/inbox/conversation';

/** The message form: text or pictures (MSG-01). */
export const messageForm = object({ message: string(), image: array(mixed<File>().required()) }).test(
  'said',
  ({ message = '', image = [] }, { createError }) =>
    messageProblem(message, image.length) === null || createError({ path: 'message', message: 'validation.required' }),
);
