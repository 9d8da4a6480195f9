import LinearProgress from '@mui/material/LinearProgress';

type Props = {
  /** Percent, 0 to 100. */
  percent: number;
  label: string;
};

export function ProgressBar({ percent, label }: Props) {
  return <LinearProgress variant="determinate" value={percent} aria-label={label} />;
}
