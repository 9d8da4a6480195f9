import { useQuery } from '@tanstack/react-query';
import { finishSandboxPayment, getSandboxPayment } from '@/contract/ordering/payment';
import { query } from '@/lib/api/hooks';
import { useCall } from '@/lib/api/use-call';

export const useSandboxPayment = (payment_id: string, enabled: boolean) =>
  useQuery(query(getSandboxPayment, { payment_id }, { staleTime: 0, retry: false, enabled }));

export const useFinishSandboxPayment = () => useCall(finishSandboxPayment);
