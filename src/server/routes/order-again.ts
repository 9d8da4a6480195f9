import { orderAgain } from '@/contract/ordering/order-again';
import { byOrder } from '@/contract/ordering/order.schema';
import type { Routes } from '../http/api';
import { orderedAgain } from '../ordering/again';

export const orderAgainRoutes: Routes = (on) => {
  on(orderAgain, byOrder, orderedAgain);
};
