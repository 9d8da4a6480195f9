import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { gatewayFlag, returnedId, withoutFlag, type GatewayFlag } from '@/domain/order/gateway-return';
import { MyOrder } from '../my-order';
import { orderHref } from '../order-href';
import { OrderList } from './order-list';
import { ReturnNotice } from '../return-notice';
import { usePaid } from '../use-paid';

/** `/profile?page=my-orders`: the customer's orders, or one of them with `orderId`; gateways return here as well. */
export function MyOrders() {
  const { asPath, query } = useRouter();
  // A gateway may append its own question mark to the number.
  const asked = Number.parseInt(String(query.orderId ?? ''), 10);
  const order_id = asked > 0 ? asked : returnedId(asPath);
  const flag = useFlagOf(order_id);
  const paid = usePaid(null, flag);
  if (order_id) return <MyOrder key={order_id} order_id={order_id} flag={flag} />;
  return (
    <>
      {flag && <ReturnNotice flag={flag} order={null} paid={paid} />}
      <OrderList />
    </>
  );
}

/**
 * What a gateway said of this order, until another one is shown. Only the order's number stays in the address: the
 * gateway's token must not stay in the browser history, and a reload must not say the outcome again.
 */
function useFlagOf(order_id: number | null): GatewayFlag | null {
  const { asPath, replace } = useRouter();
  const [kept, keep] = useState<{ flag: GatewayFlag; order_id: number | null } | null>(null);
  const flag = gatewayFlag(asPath);
  if (flag && (flag !== kept?.flag || order_id !== kept.order_id)) keep({ flag, order_id });
  else if (!flag && kept && order_id !== kept.order_id) keep(null);
  const clean = useEffectEvent(() => {
    const address = order_id ? orderHref(order_id) : withoutFlag(asPath);
    void replace(address, undefined, { shallow: true, scroll: false });
  });
  useEffect(() => {
    if (flag) clean();
  }, [flag]);
  return kept?.flag ?? null;
}
