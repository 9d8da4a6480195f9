import { useRouter } from 'next/router';
import { gatewayFlag, returnedId } from '@/domain/order/gateway-return';
import { MyOrder } from '../my-order';
import { OrderList } from './order-list';
import { ReturnNotice } from '../return-notice';

/** `/profile?page=my-orders`: the customer's orders, or one of them with `orderId`; gateways return here as well. */
export function MyOrders() {
  const { asPath, query } = useRouter();
  const flag = gatewayFlag(asPath);
  // A gateway may append its own question mark to the number.
  const asked = Number.parseInt(String(query.orderId ?? ''), 10);
  const order_id = asked > 0 ? asked : returnedId(asPath);
  if (order_id) return <MyOrder key={order_id} order_id={order_id} flag={flag} />;
  return (
    <>
      {flag && <ReturnNotice flag={flag} order={null} />}
      <OrderList />
    </>
  );
}
