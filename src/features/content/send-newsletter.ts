import type { QueryClient } from '@tanstack/react-query';
import { subscribe } from '@/contract/catalogue/content';
import { isEmail } from '@/domain/accounts/contact-kind';
import { sendCall } from '@/lib/api/use-call';
import { toast } from '@/lib/toast';

/** Sends an address and tells the answer, or else `thanks` (NEWS-02, NEWS-03). Why a call failed is told by itself. */
export async function sendNewsletter(
  client: QueryClient,
  { email, thanks }: { email: string; thanks: string },
): Promise<'invalid' | 'sent' | 'failed'> {
  if (!isEmail(email)) return 'invalid';
  try {
    const { message } = (await sendCall(client, subscribe, { email })) ?? {};
    void toast.success(message || thanks);
    return 'sent';
  } catch {
    return 'failed';
  }
}
