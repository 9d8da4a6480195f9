import { paymentPage } from '@/domain/gateway-return';
import type { Language } from '@/domain/language';
import { languagePath } from '@/domain/language-path';

type Paying = { order_id: number; customer_id: number; gateway: string; language: Language };

/** Leads to the gateway; the browser comes back to the page of the order (api-contract §7.1). */
export function gatewayPage({ order_id, customer_id, gateway, language }: Paying): string {
  const callback = `${location.origin}${languagePath(`/checkout?order_id=${order_id}`, language)}`;
  return `/api/v1${paymentPage({ order_id, customer_id, callback, gateway })}`;
}
