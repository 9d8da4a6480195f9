import { webServicesQuery } from '@/features/config/api';
import { importPart } from '@/lib/import-part';
import type { PhoneSender } from './phone-sender';

/** Firebase, which is loaded when the first code is wanted; without its settings the modal says that nothing is sent. */
export const firebasePhone: PhoneSender = async (phone, client) => {
  const { firebase } = await client.fetchQuery({ ...webServicesQuery(), retry: false });
  if (!firebase) throw new Error();
  const { sendCode } = await importPart(() => import('./firebase-code'));
  return sendCode(firebase, phone);
};
