import { Component, type ReactNode } from 'react';
import { importPart } from '@/lib/import-part';

type Props = {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  /** Navigating to another page resets the boundary. */
  page: string;
};

/** Shows an error page instead of a page that failed to render, and tells the operator. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    void importPart(() => import(/* webpackChunkName: "idle-features" */ './report-failure')).then((part) =>
      part.reportFailure('page', error),
    );
  }

  override componentDidUpdate({ page }: Props) {
    if (page !== this.props.page && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
