import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Notice } from '@/ui/notice';
import { useModalDialog } from '@/ui/use-modal-dialog';
import styles from './location-panel.module.css';
import { PlaceSearch } from './place-search';
import { SavedPlaces } from './saved-places';
import { useWays } from './use-ways';

/** Every way to say where one is (LOC-01); closed with true once a place is stored. */
export function LocationPanel({ anchor, onClose }: { anchor: Element | null } & Closing<boolean>) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useModalDialog({ onClose: () => onClose(false) });
  const place = useRef<HTMLDivElement>(null);
  useHanging(place, anchor);
  const { location } = useSession();
  const ways = useWays(() => onClose(true));

  return (
    <dialog {...dialog} className={styles.panel} aria-labelledby={titleId}>
      <div ref={place} className={styles.frame}>
        <header className={styles.head}>
          <h2 id={titleId} className="t20">
            {t('location.title')}
          </h2>
          <IconButton icon="x" label={t('ui.close')} onClick={() => onClose(false)} />
        </header>
        <div className={styles.body}>
          {location && (
            <p className={styles.now}>
              <Icon name="map-pin" />
              <span>
                <small>{t('location.deliver_to')}</small>
                <bdi>{location}</bdi>
              </span>
            </p>
          )}
          <PlaceSearch look="field" inputRef={ways.search} onPick={ways.choose} />
          <div className={styles.ways}>
            <Button look="neutral" icon="locate" loading={ways.isAsking} onClick={ways.ask}>
              {t('location.use_current_location')}
            </Button>
            <Button look="neutral" icon="map" onClick={ways.pickFromMap}>
              {t('location.pick_from_map')}
            </Button>
          </div>
          <div aria-live="polite">{ways.message && <Notice tone="warn">{ways.message}</Notice>}</div>
          <SavedPlaces onProblem={ways.tell} />
        </div>
      </div>
    </dialog>
  );
}

/** DeferredSection its button on wide screens; the style sheet makes it a sheet on phones. */
function useHanging(inside: RefObject<HTMLElement | null>, anchor: Element | null) {
  useLayoutEffect(() => {
    const panel = inside.current?.parentElement;
    if (!panel || !anchor || anchor === document.body) return;
    const place = () => {
      const box = anchor.getBoundingClientRect();
      const isRight = getComputedStyle(panel).direction === 'rtl';
      const left = isRight ? box.right - panel.offsetWidth : box.left;
      const most = innerWidth - panel.offsetWidth - 16;
      panel.style.setProperty('--panel-left', `${Math.max(16, Math.min(left, most))}px`);
      panel.style.setProperty('--panel-top', `${Math.max(16, Math.min(box.bottom + 8, innerHeight - 480))}px`);
    };
    panel.setAttribute('data-hanging', '');
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [inside, anchor]);
}
