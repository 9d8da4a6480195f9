import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '@/lib/api/failure-text';
import { toastFurther } from '@/lib/toast-further';
import { useFirstWrong } from '@/lib/use-first-wrong';

/**
 * Checks a code. The first reason for a refusal is shown under the field, which gets the focus; the others are toasts.
 */
export function useCouponEntry(onApply: (code: string) => Promise<void>) {
  const { t } = useTranslation();
  const [{ submitCount, isEmpty }, setSent] = useState({ submitCount: 0, isEmpty: false });
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['coupon'],
    mutationFn: onApply,
    onError: toastFurther,
    meta: { silent: true },
  });
  const root = useFirstWrong({ submitCount, isSubmitting: isPending });

  function apply(typed: string) {
    const code = typed.trim();
    setSent((before) => ({ submitCount: before.submitCount + 1, isEmpty: !code }));
    if (code) mutate(code);
  }
  const refusal = error && failureText(error, t);
  return { root, apply, error: isEmpty ? t('checkout.coupon_empty') : refusal, isBusy: isPending };
}
