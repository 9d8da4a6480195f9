import { boolean, lazy, number, object, string } from 'yup';
import { isEmail } from '@/domain/accounts/contact-kind';
import { phoneProblem } from '@/domain/accounts/phone-problem';

/** The sender or receiver of a parcel. Whether parcels are delivered there is checked elsewhere. Messages are keys. */
const party = (needsEmail: boolean) =>
  object({
    contact_person_name: string().trim().required('parcel.missing_name'),
    contact_person_number: string().test('phone', 'parcel.wrong_phone', (value) => phoneProblem(value ?? '') === null),
    contact_person_email: string().test('email', 'parcel.wrong_email', (value) => !needsEmail || isEmail(value ?? '')),
    address: string().trim().required('parcel.missing_address'),
  });

/** The fields of each step. A guest must also give the sender's email (wire-format §7.1). */
export const parcelForm = (isGuest: boolean) =>
  lazy(({ step }: { step?: string }) =>
    step === 'receiver'
      ? object({ receiver: party(false) })
      : object({
          category_id: number().min(1, 'parcel.missing_what'),
          is_allowed: boolean().oneOf([true], 'parcel.missing_allowed'),
          sender: party(isGuest),
        }),
  );
