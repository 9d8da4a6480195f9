import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OverlayRoot } from '@/theme/overlay-root';
import { classNames } from '../class-names';
import { IconButton } from './icon-button';
import styles from './drawer.module.css';
import { enterFrame, useFrame, type FrameOptions } from './use-frame';

type Props = Pick<FrameOptions, 'onClose'> & {
  title: string;
  subtitle?: string | undefined;
  /** Icon buttons before the close button. */
  tools?: ReactNode;
  /** Width in pixels; phones use the full width, except for the menu's 320. */
  width?: 320 | 420 | 523 | undefined;
  /** A fixed footer below the scrolling content. */
  foot?: ReactNode;
  /** No padding; the content scrolls itself. */
  flush?: boolean | undefined;
  children: ReactNode;
};

/** Slides in from the end edge, 420 wide by default, and can be swiped away. Mounted while it is open. */
export function Drawer(props: Props) {
  return (
    <OverlayRoot>
      <Framed {...props} />
    </OverlayRoot>
  );
}

function Framed(props: Props) {
  const { title, subtitle, tools, width = 420, foot, flush, children, onClose } = props;
  const { t } = useTranslation();
  const { onExited, ...frame } = useFrame({ onClose });
  const titleId = useId();
  return (
    <SwipeableDrawer
      {...frame}
      // MUI's right edge is the left one in right-to-left pages.
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
          <IconButton icon="x" label={t('ui.close')} onClick={onClose} />
        </header>
        <div className={flush ? styles.flush : styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </SwipeableDrawer>
  );
}

function nothing() {}
