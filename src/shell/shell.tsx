import { useRouter } from 'next/router';
import { memo, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CartProvider } from '@/features/cart/cart-provider';
import { useModules } from '@/features/module/api';
import { CurrentModule } from '@/features/module/current-module';
import { DialogHost } from '@/lib/dialogs';
import type { PageMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';
import { whenIdle } from '@/lib/when-idle';
import { Apart } from '@/ui/apart';
import { OverlaySkeleton } from '@/ui/overlay-skeleton';
import { SkipLink } from '@/ui/skip-link';
import { BottomBar } from './bottom-bar';
import { BrokenPage } from './broken-page';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import styles from './shell.module.css';
import { ShownMarket } from './shown-market';
import { TopBar, type BarKind } from './top-bar';
import { useFirstInteraction } from './use-first-interaction';
import { useOwnHome } from './use-own-home';
import { usePageEffects } from './use-page-effects';
import { useSessionEffects } from './use-session-effects';

/** The same elements each time, so that a change above does not reach them before the browser has taken them over. */
const foot = (
  <Apart>
    <Footer />
  </Apart>
);
const bottom = (
  <Apart>
    <BottomBar />
  </Apart>
);

const Top = memo(function Top({ kind }: { kind: BarKind }) {
  return (
    <Apart>
      <TopBar kind={kind} />
    </Apart>
  );
});

const Page = memo(function Page({ children }: { children: ReactNode }) {
  return <Apart>{children}</Apart>;
});

type Props = {
  children: ReactNode;
  market: PageMarket;
  /** The page came without the configuration, as error pages do. */
  bare: boolean;
};

/** What surrounds every page. */
export function Shell({ children, market, bare }: Props) {
  return bare ? <main id="main">{children}</main> : <Full market={market}>{children}</Full>;
}

function Full({ children, market }: Omit<Props, 'bare'>) {
  const { t } = useTranslation();
  const { pathname, asPath } = useRouter();
  const module = useShownModule(market);
  const hasBegun = useFirstInteraction();
  useSessionEffects(hasBegun);
  useOwnHome(market);
  usePageEffects(module?.module_type);
  const hasBar = !ownBar.some((it) => pathname.startsWith(it));

  return (
    <ShownMarket value={market}>
      <CurrentModule.Provider value={module}>
        <CartProvider>
          <div className={styles.shell} data-module={module?.module_type} data-bar={hasBar || undefined}>
            <SkipLink label={t('shell.skip')} />
            <Top kind={kindOf(pathname)} />
            <main id="main" tabIndex={-1} className={styles.main}>
              <ErrorBoundary page={asPath} fallback={(retry) => <BrokenPage onRetry={retry} />}>
                <Page>{children}</Page>
              </ErrorBoundary>
            </main>
            {foot}
            {hasBar && bottom}
            <DialogHost Skeleton={OverlaySkeleton} />
            <Later hasBegun={hasBegun} />
          </div>
        </CartProvider>
      </CurrentModule.Provider>
    </ShownMarket>
  );
}

/**
 * Its change reaches nothing of the page. At once where somebody scrolls, since a link may be pressed before the page is
 * idle; where the network is gone already, when it is back.
 */
function Later({ hasBegun }: { hasBegun: boolean }) {
  const [part, setPart] = useState<{ Beside: ComponentType<{ hasBegun: boolean }> }>();
  useEffect(() => {
    const want = () =>
      void import('./beside').then(setPart, () => window.addEventListener('online', want, { once: true }));
    window.addEventListener('scroll', want, { once: true, passive: true });
    return whenIdle(want);
  }, []);
  return part && <part.Beside hasBegun={hasBegun} />;
}

/** Pages whose own bar stands at the foot of a phone's screen. */
const ownBar = ['/store/[id]', '/product/[id]', '/checkout', '/rental/checkout', '/parcel-delivery-info'];

function kindOf(pathname: string): BarKind {
  if (pathname === '/') return 'start';
  return pathname.startsWith('/home') ? 'home' : 'other';
}

/** The page's own module, known to the server; otherwise the visitor's, which was remembered in the language of then. */
function useShownModule({ module_id }: PageMarket) {
  const modules = useModules();
  const { module } = useSession();
  const listed = (asked: number | null | undefined) => modules.find(({ id }) => id === asked);
  return listed(module_id) ?? listed(module?.id) ?? module;
}
