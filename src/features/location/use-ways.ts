import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { isVague } from '@/domain/place/vague-position';
import type { NoPosition, Position } from '@/lib/geolocation';
import { useSession } from '@/lib/session';
import { openMapPicker } from './open-location';
import { startPoint } from './start-point';
import { useChoosePlace, type ChosenPlace, type Choosing } from './use-choose-place';
import { useCurrentPlace } from './use-current-place';

/** The ways to choose a place, and the message when one fails: that of the last answer, whichever way was tried. */
export function useWays(onSet: () => void = () => {}) {
  const { t } = useTranslation();
  const choosePlace = useChoosePlace();
  const config = useConfig();
  const { currentLatLng, location } = useSession();
  const [outcome, setOutcome] = useState<Choosing | NoPosition | null>(null);
  const search = useRef<HTMLInputElement>(null);

  async function choose(place: ChosenPlace) {
    const answer = await choosePlace(place);
    setOutcome(answer);
    if (answer === 'set') onSet();
    else search.current?.focus();
  }
  const { ask, isAsking } = useCurrentPlace(take, (problem) =>
    setOutcome((before) => problem ?? (before === 'denied' ? null : before)),
  );
  /** A vague position is for the customer to correct and confirm (beyond §3.5). */
  function take({ accuracy, ...at }: Position) {
    if (!isVague(accuracy)) return choose(at);
    void pickFromMap(at, undefined, accuracy);
  }
  async function pickFromMap(...opened: Parameters<typeof openMapPicker>) {
    const picked = await openMapPicker(...opened);
    if (picked) await choose(picked);
  }

  return {
    search,
    choose: (place: ChosenPlace) => void choose(place),
    /** Sets the outcome for a place that was chosen elsewhere. */
    tell: setOutcome,
    pickFromMap: () => void pickFromMap(currentLatLng ?? startPoint(config), location ?? undefined),
    ask: () => {
      setOutcome(null);
      ask();
    },
    isAsking,
    message: outcome && outcome !== 'set' ? t(messages[outcome]) : '',
  };
}

const messages = {
  outside: 'location.outside',
  failed: 'location.failed',
  denied: 'location.position_denied',
  timeout: 'location.position_timeout',
  unavailable: 'location.position_unavailable',
} as const;
