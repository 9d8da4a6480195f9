import { number, object } from 'yup';
import { limits } from '@/domain/limits';

export const getCashback = object({ amount: number().min(0).max(limits.amount_max).required() });
