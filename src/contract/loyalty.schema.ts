import { number, object } from 'yup';
import { paging } from './fields';

export const listLoyaltyTransactions = object({ limit: paging.limit.required(), offset: paging.offset.required() });

export const transferPoints = object({ point: number().integer().min(1).max(2_147_483_647).required() });
