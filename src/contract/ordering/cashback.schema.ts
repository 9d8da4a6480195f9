import { number, object } from 'yup';

export const getCashback = object({ amount: number().min(0).max(1e9).required() });
