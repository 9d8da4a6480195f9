import { useTranslation } from 'react-i18next';
import { transferForm } from '@/contract/customer/wallet-form.schema';
import { pointsValue, transferProblem } from '@/domain/money/loyalty';
import { FormFrame } from '@/features/auth/form-parts';
import { useAuthForm } from '@/features/auth/use-auth-form';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useProfile } from '@/features/profile/api';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { TextField } from '@/ui/overlay/fields/text-field';
import { useTransferPoints } from './api';

/** Converts points into money, and previews the amount before anything is sent. */
export function TransferDialog({ onClose }: Closing<boolean>) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const balance = useProfile()?.loyalty_point ?? 0;
  const transfer = useTransferPoints();
  const authForm = useAuthForm({
    initial: { point: '' },
    schema: transferForm,
    submit: async ({ point }) => {
      await transfer.mutateAsync({ point: Number(point) });
      onClose(true);
    },
  });
  const point = Number(authForm.form.values.point);
  const digits = config.digit_after_decimal_point;
  const problem = point > 0 ? transferProblem(point, { balance, config, digits }) : null;
  const minimum = config.loyalty_point_minimum_point;

  return (
    <Modal onClose={onClose} title={t('wallet.convert_title')}>
      <FormFrame of={authForm}>
        <p className="muted">{t('wallet.you_have', { points: balance })}</p>
        <TextField
          label={t('wallet.points')}
          inputMode="numeric"
          dir="ltr"
          hint={minimum > 0 ? t('wallet.minimum_points', { points: minimum }) : undefined}
          {...authForm.field('point')}
          error={
            problem
              ? t(`wallet.${problem}`, { points: problem === 'point_minimum' ? minimum : balance })
              : authForm.errorOf('point')
          }
        />
        <p aria-live="polite">
          {point > 0 && !problem ? t('wallet.comes_to', { amount: money(pointsValue(point, config, digits)) }) : ''}
        </p>
        <Button type="submit" block disabled={problem !== null} loading={authForm.form.isSubmitting}>
          {t('wallet.convert')}
        </Button>
      </FormFrame>
    </Modal>
  );
}
