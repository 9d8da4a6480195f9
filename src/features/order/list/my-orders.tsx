import { useRouter } from 'next/router';
import { gatewayFlag, returnedId } from '@/domain/order/gateway-return';
import { MyOrder } from '../my-order';
import { OrderList } from './order-list';
import { ReturnNotice } from '../return-notice';

/** `/profile?page=my-orders`: the customer's orders, or with `orderId` one of them; also where a gateway leads back to. */
export function MyOrders() {
  const { asPath, query } = useRouter();
  const flag = gatewayFlag(asPath);
  // The number may carry the gateway's own question mark behind it.
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
