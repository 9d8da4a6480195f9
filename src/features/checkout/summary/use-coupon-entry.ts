import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '@/lib/api/failure-text';

/** Asks whether the code holds; a refusal is told in its own words, under the field. */
export function useCouponEntry(onApply: (code: string) => Promise<void>) {
  const { t } = useTranslation();
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['coupon'],
    mutationFn: onApply,
    meta: { silent: true },
  });

  function apply(typed: string) {
    const code = typed.trim();
    setEmpty(!code);
    if (code) mutate(code);
  }
  const refusal = error && failureText(error, t);
  return { apply, error: isEmpty ? t('checkout.coupon_empty') : refusal, isBusy: isPending };
}
