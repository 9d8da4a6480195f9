import { orderAgain } from '@/contract/order-again';
import { byOrder } from '@/contract/order.schema';
import type { Routes } from '../api';
import { orderedAgain } from '../order-again';

export const orderAgainRoutes: Routes = (on) => {
  on(orderAgain, byOrder, orderedAgain);
};
