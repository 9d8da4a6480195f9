import Dialog from '@mui/material/Dialog';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSheetWidth } from '@/theme/components/surfaces';
import { OverlayRoot } from '@/theme/overlay-root';
import { classNames } from '../class-names';
import { IconButton } from './icon-button';
import styles from './modal.module.css';
import { enterFrame, useFrame, type FrameOptions } from './use-frame';
import { useHanging } from './use-hanging';

type Props = FrameOptions & {
  title: string;
  /** The id of a text that is read with the title when the modal opens. */
  describedBy?: string | undefined;
  /** `hidden` keeps the title for screen readers; the content draws the head. */
  head?: 'shown' | 'hidden' | undefined;
  /**
   * Width in pixels; widths above 458 shrink below 900. Below 640 every modal is a bottom sheet that can be swiped
   * away.
   */
  width?: 420 | 450 | 458 | 523 | 640 | 920 | 1000 | undefined;
  /** The close button; a dialog whose answer is a choice may go without. */
  hasClose?: boolean | undefined;
  /** Goes one step back; shown as an arrow before the title. */
  back?: { label: string; onBack: () => void } | undefined;
  /** At most two buttons, the primary one at the end. */
  foot?: ReactNode;
  /** No padding; the content scrolls itself. */
  flush?: boolean | undefined;
  /** Elevated like a menu; with `below` it is placed under that element, unless it is a sheet. */
  raised?: { below: Element | null } | undefined;
  children: ReactNode;
};

/** Mounted while it is open. */
export function Modal(props: Props) {
  return (
    <OverlayRoot>
      <Framed {...props} />
    </OverlayRoot>
  );
}

function Framed(props: Props) {
  const { title, describedBy, width = 450, insistent, raised, onClose } = props;
  const { onExited, ...frame } = useFrame({ onClose, insistent });
  // The kind of frame is decided on opening: switching to another element type would lose the typed text. Only the
  // style follows the width.
  const [isSheet] = useState(() => isSheetWidth() && !insistent);
  const hanging = useHanging(raised?.below ?? null);
  const titleId = useId();
  const paper = {
    'aria-labelledby': titleId,
    'aria-describedby': describedBy,
    className: classNames(styles[`w${width}`], raised && styles.raised),
    ...(hanging && { style: hanging }),
  };
  const content = <Content {...props} title={title} titleId={titleId} />;
  if (isSheet) {
    return (
      <SwipeableDrawer
        {...frame}
        anchor="bottom"
        onOpen={nothing}
        disableSwipeToOpen
        disableDiscovery
        slotProps={{ paper, transition: { appear: true, onExited } }}
        ModalProps={{ keepMounted: false }}
      >
        {content}
      </SwipeableDrawer>
    );
  }
  return (
    <Dialog
      {...frame}
      maxWidth={false}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      slotProps={{ paper, backdrop: { invisible: hanging !== null } }}
    >
      {content}
    </Dialog>
  );
}

function Content(props: Props & { titleId: string }) {
  const { title, titleId, head = 'shown', hasClose = true, back, foot, flush, onClose, children } = props;
  const { t } = useTranslation();
  const isShown = head === 'shown';
  const [isPast, setPast] = useState(false);
  return (
    <div
      ref={enterFrame}
      className={styles.frame}
      onScrollCapture={isShown ? undefined : (event) => setPast(scrollTopOf(event.target) > PICTURE)}
    >
      <header className={isShown ? styles.head : styles.headless} data-past={isPast || undefined}>
        {back && <IconButton icon="arrow-left" label={back.label} className={styles.back} onClick={back.onBack} />}
        <h2 id={titleId} className={isShown ? 't20' : 'vh'} tabIndex={-1}>
          {title}
        </h2>
        {hasClose && <IconButton icon="x" label={t('ui.close')} look={isShown ? 'plain' : 'photo'} onClick={onClose} />}
      </header>
      <div className={flush ? styles.flush : styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  );
}

/** On phones, the offset of the close button when a modal with a hidden head starts with a picture. */
const PICTURE = 160;

function scrollTopOf(target: EventTarget): number {
  return target instanceof Element ? target.scrollTop : 0;
}

function nothing() {}
