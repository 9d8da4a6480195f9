import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { IconButton } from '@/ui/overlay/icon-button';
import { Modal } from '@/ui/overlay/modal';
import { largeSource } from '../media-source';
import styles from './gallery-zoom.module.css';

type Props = Closing<undefined> & { pictures: readonly string[]; start: number; name: string };

/** A picture at 1200 by 1800, or fitted; arrow keys switch pictures, plus and minus zoom (accounts §9). */
export function GalleryZoom({ pictures, start, name, onClose }: Props) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(start);
  const [isLarge, setIsLarge] = useState(true);
  const picture = pictures[current] ?? '';
  const view = useRef<HTMLDivElement>(null);
  const turn = (step: number) => setCurrent((current + step + pictures.length) % pictures.length);

  // A picture larger than the window starts centred, where the product is.
  useEffect(() => {
    const box = view.current;
    if (!box || !isLarge) return;
    const side = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
    box.scrollLeft = (side * (box.scrollWidth - box.clientWidth)) / 2;
  }, [isLarge, current]);

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === '+' || event.key === '-') setIsLarge(event.key === '+');
    else if (!isLarge && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      turn(event.key === forward ? 1 : -1);
    } else return;
    event.preventDefault();
  }

  return (
    <Modal title={name} head="hidden" width={1000} flush onClose={() => onClose()}>
      {/* Focusable, so that a large picture can be scrolled with the keyboard. */}
      <div ref={view} className={styles.view} tabIndex={0} role="group" aria-label={name} onKeyDown={press}>
        <img
          className={isLarge ? styles.large : styles.fitted}
          src={largeSource(picture)}
          alt={t('item.picture_of', { name, number: current + 1 })}
          width={1200}
          height={1800}
          onClick={() => setIsLarge(!isLarge)}
        />
      </div>
      <div className={styles.tools}>
        <IconButton
          icon={isLarge ? 'minus' : 'plus'}
          look="line"
          label={t(isLarge ? 'item.zoom_out' : 'item.zoom')}
          onClick={() => setIsLarge(!isLarge)}
        />
        {pictures.length > 1 && (
          <>
            <IconButton icon="chevron-left" look="line" label={t('ui.previous')} onClick={() => turn(-1)} />
            <IconButton icon="chevron-right" look="line" label={t('ui.next')} onClick={() => turn(1)} />
          </>
        )}
      </div>
    </Modal>
  );
}
