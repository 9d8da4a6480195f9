import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';
import { tripForm } from '@/contract/trip-form.schema';
import { TRIP_KINDS, type TripProblem } from '@/domain/rental/trip-criteria';
import { useConfig } from '@/features/config/api';
import type { Closing } from '@/lib/dialogs';
import { useFirstWrong } from '@/lib/use-first-wrong';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { TripFields } from './trip-fields';
import { useTripWay, type TripWay } from './trip-terms';
import type { TripCriteria } from './trip-criteria';

type Props = {
  start: TripCriteria;
  /** Saves the changed trip; what it throws is shown as a message. Without it the dialog only returns the trip. */
  save?: ((criteria: TripCriteria, way: TripWay | null) => Promise<string | null>) | undefined;
};

/** The whole trip: places, kind, length and time. Returns the changed trip. */
export function TripDialog({ start, save, onClose }: Props & Closing<TripCriteria>) {
  const { t } = useTranslation();
  const config = useConfig();
  const form = useFormik<TripCriteria>({
    initialValues: start,
    validationSchema: tripForm(config),
    onSubmit: async (criteria, { setStatus }) => {
      const refusal = save ? await save(criteria, way) : null;
      setStatus(refusal);
      if (refusal === null) onClose(criteria);
    },
  });
  const { values: criteria, errors, submitCount } = form;
  const way = useTripWay(criteria);
  const root = useFirstWrong<HTMLDivElement>(form);
  const problem = PROBLEMS.find((problem) => problem in errors) ?? null;

  function change(part: Partial<TripCriteria>) {
    for (const [name, value] of Object.entries(part)) void form.setFieldValue(name, value);
  }

  return (
    <Modal
      title={t('rental.your_trip')}
      onClose={() => onClose()}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose()}>
            {t('ui.cancel')}
          </Button>
          <Button
            loading={form.isSubmitting || (criteria.kind === 'distance_wise' && criteria.destination !== null && !way)}
            onClick={() => void form.submitForm()}
          >
            {t('rental.done')}
          </Button>
        </>
      }
    >
      <div ref={root}>
        <TripFields
          criteria={criteria}
          onChange={change}
          kinds={TRIP_KINDS}
          problem={submitCount > 0 ? problem : null}
        />
      </div>
      {form.status && (
        <Notice tone="bad" live>
          {form.status}
        </Notice>
      )}
    </Modal>
  );
}

const PROBLEMS: readonly TripProblem[] = ['pickup', 'destination', 'time'];
