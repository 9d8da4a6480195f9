import { object, string } from 'yup';

/** The Add Fund form. Its values are texts; the dialog reads the amount (WALLET-05, WALLET-06, OTHER-04). */
export const addFundForm = object({
  amount: string().trim().required('validation.please_enter_amount'),
  payment_method: string().required('validation.payment_method_is_required'),
});

/** The form that converts points to money. The available points are checked elsewhere. */
export const transferForm = object({
  point: string()
    .trim()
    .required('validation.required')
    .matches(/^\d{1,9}$/, { message: 'validation.not_type', excludeEmptyString: true }),
});
