import { useRouter } from 'next/router';
import { memo, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CartProvider } from '@/features/cart/cart-provider';
import { useModules } from '@/features/module/api';
import { CurrentModule, useShownModuleId } from '@/features/module/current-module';
import { DialogHost } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import { RenderedMarket, type PageMarket } from '@/lib/page-market';
import { useSession } from '@/lib/session';
import { whenIdle } from '@/lib/when-idle';
import { HydrationBoundary } from '@/ui/lazy/hydration-boundary';
import { OverlaySkeleton } from '@/ui/popups/overlay-skeleton';
import { SkipLink } from '@/ui/controls/skip-link';
import { BottomBar } from './bars/bottom-bar';
import { CartShortcut } from './bars/cart-shortcut';
import { BrokenPage } from './broken-page';
import { ErrorBoundary } from './failures/error-boundary';
import { Footer } from './footer/footer';
import { publicPath } from './seo/public-path';
import styles from './shell.module.css';
import { TopBar, type BarKind } from './bars/top-bar';
import { useFirstInteraction } from './use-first-interaction';
import { useOwnHome } from './home/use-own-home';
import { usePageEffects } from './use-page-effects';
import { useSessionEffects } from './use-session-effects';

/** Elements are created once, so that a change above does not re-render them before they are hydrated. */
const foot = (
  <HydrationBoundary>
    <Footer />
  </HydrationBoundary>
);
const bottom = (
  <HydrationBoundary>
    <BottomBar />
  </HydrationBoundary>
);

const Top = memo(function Top({ kind }: { kind: BarKind }) {
  return (
    <HydrationBoundary>
      <TopBar kind={kind} />
    </HydrationBoundary>
  );
});

const Page = memo(function Page({ children }: { children: ReactNode }) {
  return <HydrationBoundary>{children}</HydrationBoundary>;
});

type Props = {
  children: ReactNode;
  /** Error pages are rendered without the configuration. */
  bare: boolean;
};

/** The frame of every page. */
export function Shell({ children, bare }: Props) {
  return bare ? <main id="main">{children}</main> : <Full>{children}</Full>;
}

function Full({ children }: Omit<Props, 'bare'>) {
  const market = use(RenderedMarket);
  const { t } = useTranslation();
  const router = useRouter();
  const { pathname, asPath } = router;
  const module = useShownModule(market);
  const hasBegun = useFirstInteraction();
  useSessionEffects(hasBegun);
  useOwnHome(market);
  usePageEffects(module?.module_type);
  const hasBar = !ownBar.some((prefix) => pathname.startsWith(prefix));

  return (
    <CurrentModule.Provider value={module}>
      <CartProvider>
        <div className={styles.shell} data-module={module?.module_type} data-bar={hasBar || undefined}>
          <SkipLink label={t('shell.skip')} />
          <CartShortcut />
          <Top kind={toBarKind(publicPath(router))} />
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
  );
}

/**
 * A state of its own, so that its change re-renders nothing of the page. Set at once when the visitor scrolls, since a
 * link may be pressed before the page is idle; without a network, when it is back.
 */
function Later({ hasBegun }: { hasBegun: boolean }) {
  const [part, setPart] = useState<{ IdleFeatures: ComponentType<{ hasBegun: boolean }> }>();
  useEffect(() => {
    const want = () =>
      void importPart(() => import(/* webpackChunkName: "idle-features" */ './idle-features')).then(setPart);
    window.addEventListener('scroll', want, { once: true, passive: true });
    return whenIdle(want);
  }, []);
  return part && <part.IdleFeatures hasBegun={hasBegun} />;
}

/** Pages with a bar of their own at the bottom of a phone's screen. */
const ownBar = ['/product/[id]', '/checkout', '/rental/checkout', '/rental/vehicle-details', '/parcel-delivery-info'];

function toBarKind(path: string): BarKind {
  if (path === '/') return 'start';
  return path === '/home' ? 'home' : 'other';
}

/**
 * The module of what the page shows, or the page's own, as the server knows it; otherwise the visitor's stored module,
 * whose name may be in another language.
 */
function useShownModule({ module_id }: PageMarket) {
  const modules = useModules();
  const { module } = useSession();
  const shown_id = useShownModuleId();
  const listed = (asked: number | null | undefined) => modules.find(({ id }) => id === asked);
  return listed(shown_id) ?? listed(module_id) ?? listed(module?.id) ?? module;
}
