import { webServicesQuery } from '@/features/config/web-services-api';
import { importPart } from '@/lib/import-part';
import type { PhoneSender } from './phone-sender';

/** Firebase, lazy: loaded with the first code. Without its settings the modal says that no code can be sent. */
export const firebasePhone: PhoneSender = async (phone, client) => {
  const { firebase } = await client.fetchQuery({ ...webServicesQuery(), retry: false });
  if (!firebase) throw new Error();
  const { sendCode } = await importPart(() => import('./firebase-code'));
  return sendCode(firebase, phone);
};
