import { number, object } from 'yup';
import { ROW_ID_MAX } from '@/domain/row-id';
import { paging } from './fields';

export const listLoyaltyTransactions = object({ limit: paging.limit.required(), offset: paging.offset.required() });

export const transferPoints = object({ point: number().integer().min(1).max(ROW_ID_MAX).required() });
