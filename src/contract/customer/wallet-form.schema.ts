import { object, string } from 'yup';

const AMOUNT = /^\d{1,6}(\.\d{1,3})?$/;

/** The Add Fund form. Its values are texts (WALLET-05, WALLET-06, OTHER-04). */
export const addFundForm = object({
  amount: string()
    .trim()
    .required('validation.please_enter_amount')
    .matches(AMOUNT, { message: 'validation.not_type', excludeEmptyString: true }),
  payment_method: string().required('validation.payment_method_is_required'),
});

/** The form that converts points to money. The available points are checked elsewhere. */
export const transferForm = object({
  point: string()
    .trim()
    .required('validation.required')
    .matches(/^\d{1,9}$/, { message: 'validation.not_type', excludeEmptyString: true }),
});
