import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { tripForm } from '@/contract/trip-form.schema';
import { TRIP_KINDS, type WishProblem } from '@/domain/rental/trip-wish';
import { useConfig } from '@/features/config/api';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { TripFields } from './trip-fields';
import { useTripWay, type TripWay } from './trip-terms';
import type { TripWish } from './trip-wish';

type Props = {
  start: TripWish;
  /** Keeps the changed trip; what it throws is told in its words. Without it the wish is only answered. */
  save?: ((wish: TripWish, way: TripWay | null) => Promise<string | null>) | undefined;
};

/** The whole trip at once: places, kind, length and time. Answers the changed one. */
export function TripDialog({ start, save, onClose }: Props & Closing<TripWish>) {
  const { t } = useTranslation();
  const config = useConfig();
  const form = useFormik<TripWish>({
    initialValues: start,
    validationSchema: tripForm(config),
    onSubmit: async (wish, { setStatus }) => {
      const refusal = save ? await save(wish, way) : null;
      setStatus(refusal);
      if (refusal === null) onClose(wish);
    },
  });
  const { values: wish, errors, submitCount } = form;
  const way = useTripWay(wish);
  const problem = PROBLEMS.find((it) => it in errors) ?? null;

  function change(part: Partial<TripWish>) {
    for (const [name, value] of Object.entries(part)) void form.setFieldValue(name, value);
  }

  return (
    <Modal
      title={t('rental.your_trip')}
      closeLabel={t('ui.close')}
      onClose={() => onClose()}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose()}>
            {t('ui.cancel')}
          </Button>
          <Button
            loading={form.isSubmitting || (wish.kind === 'distance_wise' && wish.destination !== null && !way)}
            onClick={() => void form.submitForm()}
          >
            {t('rental.done')}
          </Button>
        </>
      }
    >
      <TripFields wish={wish} onChange={change} kinds={TRIP_KINDS} problem={submitCount > 0 ? problem : null} />
      {form.status && (
        <Notice tone="bad" live>
          {form.status}
        </Notice>
      )}
    </Modal>
  );
}

const PROBLEMS: readonly WishProblem[] = ['pickup', 'destination', 'time'];
