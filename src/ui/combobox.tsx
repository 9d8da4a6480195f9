import type { ReactElement } from 'react';
import { SkeletonBox } from './skeleton';
import { browserOnly } from './browser-only';

export type ComboboxProps<Option> = {
  label: string;
  options: readonly Option[];
  value: Option | null;
  onChange: (option: Option | null) => void;
  optionLabel: (option: Option) => string;
  optionKey: (option: Option) => string | number;
  /** What is typed, and its changes; with `onText` the options are shown as they are given, unfiltered. */
  text?: string | undefined;
  onText?: ((text: string) => void) | undefined;
  loading?: boolean | undefined;
  loadingText?: string | undefined;
  emptyText: string;
  clearLabel: string;
  openLabel: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

const Loaded = browserOnly(
  () => import('./mui/combobox').then((it) => it.MuiCombobox),
  () => <SkeletonBox shape="bar" />,
  // `browserOnly` forgets that the component is generic.
) as <Option>(props: ComboboxProps<Option>) => ReactElement;

/** A field with a list that follows the typing: places, zones, makes of cars. MUI comes with the first one. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  return <Loaded {...props} />;
}
