import { getWebServices } from '@/contract/auth/web-services';
import { request } from '@/lib/api/browser';
import { importPart } from '@/lib/import-part';
import type { PhoneSender } from './phone-sender';

/** Firebase, which is loaded when the first code is wanted; without its settings the modal says that nothing is sent. */
export const firebasePhone: PhoneSender = async (phone) => {
  const { firebase } = await request(getWebServices, {});
  if (!firebase) throw new Error();
  const { sendCode } = await importPart(() => import('./firebase-code'));
  return sendCode(firebase, phone);
};
