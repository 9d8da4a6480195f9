import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { SkeletonLine } from '@/ui/overlay/skeleton';
import styles from './cancel-dialog.module.css';

type Reason = { id: number; reason: string };

type Props = {
  title: string;
  /** The query of the market's reasons. */
  listed: { data: readonly Reason[] | undefined; isPending: boolean; isError: boolean; refetch: () => unknown };
  isMissing: boolean;
  /** The id of the text that says what is missing. */
  errorId?: string;
  option: (reason: string) => ReactNode;
  children?: ReactNode;
};

/** The market's reasons, to choose from. */
export function ReasonChoice({ title, listed, isMissing, errorId, option, children }: Props) {
  const { t } = useTranslation();
  const { data: reasons, isPending, isError, refetch } = listed;
  return (
    <fieldset className={styles.reasons} data-wrong={isMissing || undefined} aria-describedby={errorId}>
      <legend>{title}</legend>
      {isPending && <ReasonsSkeleton />}
      {isError && !reasons && <NotLoaded title={t('home.failed_title')} onRetry={refetch} />}
      {reasons?.map(({ id, reason }) => (
        <Fragment key={id}>{option(reason)}</Fragment>
      ))}
      {children}
    </fieldset>
  );
}

/** The typical number of reasons in a market. */
const REASONS = 5;

/** As high as the reasons, to avoid a layout shift when they load. */
function ReasonsSkeleton() {
  return Array.from({ length: REASONS }, (_, index) => (
    <div key={index} className={styles.waiting}>
      <SkeletonLine width="most" />
    </div>
  ));
}
