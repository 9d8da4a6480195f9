import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/contract/place/place';
import { useConfig } from '@/features/config/api';
import { isVague } from '@/domain/place/vague-position';
import type { NoPosition, Position } from '@/lib/geolocation';
import { useSession } from '@/lib/session';
import { openAwaitPlace } from './awaited/open-await';
import { openMapPicker } from './open-location';
import { startPoint } from './start-point';
import { useChoosePlace, type ChosenPlace, type Choosing } from './use-choose-place';
import { useCurrentPlace } from './use-current-place';

/** The last answer, and for which place. */
type WayResult = { outcome: Choosing | NoPosition; at?: LatLng };

/** The ways to choose a place, and the message when one fails: that of the last answer, whichever way was tried. */
export function useWays(onSet: () => void = () => {}) {
  const { t } = useTranslation();
  const choosePlace = useChoosePlace();
  const config = useConfig();
  const { currentLatLng, location } = useSession();
  const [told, setTold] = useState<WayResult | null>(null);
  const search = useRef<HTMLInputElement>(null);

  async function choose(place: ChosenPlace) {
    const outcome = await choosePlace(place);
    setTold({ outcome, at: place });
    if (outcome === 'set') onSet();
    else search.current?.focus();
  }
  const { ask, isAsking } = useCurrentPlace(take, (problem) =>
    setTold((before) => (problem ? { outcome: problem } : before?.outcome === 'denied' ? null : before)),
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

  const canAwait = told?.outcome === 'outside' && config.extensions.includes('awaited_places');
  const awaited = canAwait ? told.at : undefined;

  return {
    search,
    choose: (place: ChosenPlace) => void choose(place),
    /** Sets the outcome for a place that was chosen elsewhere. */
    tell: (outcome: Choosing, at: LatLng) => setTold({ outcome, at }),
    pickFromMap: () => void pickFromMap(currentLatLng ?? startPoint(config), location ?? undefined),
    ask: () => {
      setTold(null);
      ask();
    },
    isAsking,
    message: told && told.outcome !== 'set' ? t(messages[told.outcome]) : '',
    /** Offered where nobody delivers yet, and the back end keeps who waits for it. */
    awaitPlace: awaited && (() => void openAwaitPlace(awaited)),
  };
}

const messages = {
  outside: 'location.outside',
  failed: 'location.failed',
  denied: 'location.position_denied',
  timeout: 'location.position_timeout',
  unavailable: 'location.position_unavailable',
} as const;
