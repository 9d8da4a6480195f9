import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TRIP_KINDS, type WishProblem } from '@/domain/rental/trip-wish';
import { useConfig } from '@/features/config/api';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { TripFields } from './trip-fields';
import { problemOf, useTripWay, type TripWay, type TripWish } from './trip-wish';

type Props = {
  start: TripWish;
  /** Keeps the changed trip; what it throws is told in its words. Without it the wish is only answered. */
  save?: ((wish: TripWish, way: TripWay | null) => Promise<string | null>) | undefined;
};

/** The whole trip at once: places, kind, length and time. Answers the changed one. */
export function TripDialog({ start, save, onClose }: Props & Closing<TripWish>) {
  const { t } = useTranslation();
  const config = useConfig();
  const [wish, setWish] = useState(start);
  const [told, setTold] = useState<WishProblem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const way = useTripWay(wish);

  async function done() {
    const problem = problemOf(wish, config);
    setTold(problem);
    if (problem) return;
    if (save) {
      setBusy(true);
      const refused = await save(wish, way);
      setBusy(false);
      setRefusal(refused);
      if (refused !== null) return;
    }
    onClose(wish);
  }

  return (
    <Modal
      title={t('rental.your_trip')}
      width={458}
      closeLabel={t('ui.close')}
      onClose={() => onClose()}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose()}>
            {t('ui.cancel')}
          </Button>
          <Button
            loading={isBusy || (wish.kind === 'distance_wise' && wish.destination !== null && !way)}
            onClick={() => void done()}
          >
            {t('rental.done')}
          </Button>
        </>
      }
    >
      <TripFields
        wish={wish}
        onChange={(part) => setWish((before) => ({ ...before, ...part }))}
        kinds={TRIP_KINDS}
        problem={told}
      />
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </Modal>
  );
}
