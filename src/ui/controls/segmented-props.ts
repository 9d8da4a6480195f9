import type { IconName } from '../display/icons';

type Option<Value extends string> = {
  value: Value;
  label: string;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
};

/** Props of both kits. */
export type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};
