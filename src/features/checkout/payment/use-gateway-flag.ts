import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { gatewayFlag, withoutFlag, type GatewayFlag } from '@/domain/order/gateway-return';

/**
 * The outcome with which a gateway sent the browser to this page. It is read once and leaves the address, where it
 * would be said again after every reload; the gateway's token must not stay in the browser history either.
 */
export function useGatewayFlag(): GatewayFlag | null {
  const { asPath, replace } = useRouter();
  const [flag] = useState(() => gatewayFlag(asPath));
  useEffect(() => {
    if (gatewayFlag(asPath)) void replace(withoutFlag(asPath), undefined, { shallow: true });
  }, [asPath, replace]);
  return flag;
}
