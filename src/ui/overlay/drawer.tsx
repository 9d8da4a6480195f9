import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { useId, type ReactNode } from 'react';
import { OverlayRoot } from '@/theme/overlay-root';
import { classNames } from '../class-names';
import { IconButton } from './icon-button';
import styles from './drawer.module.css';
import { enterFrame, useFrame, type FrameOptions } from './use-frame';

type Props = Pick<FrameOptions, 'onClose'> & {
  title: string;
  subtitle?: string | undefined;
  closeLabel: string;
  /** Icon buttons before the cross. */
  tools?: ReactNode;
  /** Pixels; the full width on a phone, except for the 320 of the menu. */
  width?: 320 | 420 | 523 | undefined;
  /** Fixed below what scrolls. */
  foot?: ReactNode;
  /** Without padding, and the content scrolls itself. */
  flush?: boolean | undefined;
  children: ReactNode;
};

/** Slides in from the end edge, 420 wide unless told, and can be swiped back there. Mounted while it is open. */
export function Drawer(props: Props) {
  return (
    <OverlayRoot>
      <Framed {...props} />
    </OverlayRoot>
  );
}

function Framed(props: Props) {
  const { title, subtitle, closeLabel, tools, width = 420, foot, flush, children, onClose } = props;
  const { onExited, ...frame } = useFrame({ onClose });
  const titleId = useId();
  return (
    <SwipeableDrawer
      {...frame}
      // MUI's right edge is the left one of a page that is read from the right.
      anchor="right"
      onOpen={nothing}
      disableSwipeToOpen
      disableDiscovery
      slotProps={{
        paper: { 'aria-labelledby': titleId, className: styles[`w${width}`] ?? '' },
        transition: { appear: true, onExited },
      }}
      ModalProps={{ keepMounted: false }}
    >
      <div ref={enterFrame} className={styles.frame}>
        <header className={styles.head}>
          <div>
            <h2 id={titleId} className={classNames('t20', styles.title)} tabIndex={-1}>
              {title}
            </h2>
            {subtitle && <p className="clamp1">{subtitle}</p>}
          </div>
          {tools}
          <IconButton icon="x" label={closeLabel} onClick={onClose} />
        </header>
        <div className={flush ? styles.flush : styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </SwipeableDrawer>
  );
}

function nothing() {}
