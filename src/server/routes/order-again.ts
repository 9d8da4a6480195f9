import { orderAgain } from '@/contract/ordering/order-again';
import { byOrder } from '@/contract/ordering/order.schema';
import type { Routes } from '../http/api';
import * as ordering from '../ordering/again';

export const orderAgainRoutes: Routes = (on) => {
  on(orderAgain, byOrder, ordering.orderAgain);
};
