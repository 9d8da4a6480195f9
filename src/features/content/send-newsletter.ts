import type { QueryClient } from '@tanstack/react-query';
import { subscribe } from '@/contract/catalogue/content';
import { isEmail } from '@/domain/accounts/contact-kind';
import { sendCall } from '@/lib/api/use-call';
import { toast } from '@/lib/toast';

/**
 * Sends the email address of a form and shows the answer, or else `thanks` (NEWS-02, NEWS-03); an invalid address gets
 * the focus. A failed call reports itself.
 */
export async function sendNewsletter(
  client: QueryClient,
  { form, thanks }: { form: HTMLFormElement; thanks: string },
): Promise<'invalid' | 'sent' | 'failed'> {
  const email = String(new FormData(form).get('email') ?? '').trim();
  if (!isEmail(email)) {
    form.querySelector('input')?.focus();
    return 'invalid';
  }
  try {
    const { message } = (await sendCall(client, subscribe, { email })) ?? {};
    void toast.success(message || thanks);
    form.reset();
    return 'sent';
  } catch {
    return 'failed';
  }
}
