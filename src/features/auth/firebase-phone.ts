import type { PhoneSender } from './phone-sender';

/** Without a configured service nothing can be sent; the modal says so. */
export const firebasePhone: PhoneSender = () => Promise.reject(new Error());
