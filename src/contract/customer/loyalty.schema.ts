import { number, object } from 'yup';
import { ROW_ID_MAX } from '@/domain/wire/row-id';
import { paging } from '../core/fields';

export const listLoyaltyTransactions = object({ limit: paging.limit.required(), offset: paging.offset.required() });

export const transferPoints = object({ point: number().integer().min(1).max(ROW_ID_MAX).required() });
