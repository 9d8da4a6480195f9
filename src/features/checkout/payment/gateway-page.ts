import { paymentPage } from '@/domain/order/gateway-return';
import type { Language } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';

type Paying = {
  order_id: number;
  customer_id: number;
  payment_token: string | null;
  gateway: string;
  language: Language;
};

/** The URL of the gateway; the browser returns to the page of the order (wire-format §7.1). */
export function gatewayPage({ language, ...order }: Paying): string {
  const callback = `${location.origin}${languagePath(`/checkout?order_id=${order.order_id}`, language)}`;
  return `/api/v1${paymentPage({ ...order, callback })}`;
}
