import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const target = 'var(--target)';
const square = { inlineSize: target, blockSize: target, margin: 0 };
const rows = { minHeight: 'calc(6 * var(--target))' };

/** The date and time picker, with touch targets large enough for a finger. */
export const pickers: ThemeOptions['components'] = {
  MuiPickersArrowSwitcher: { styleOverrides: { button: square, spacer: { width: 0 } } },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { paddingInline: 'var(--s-16) var(--s-8)' },
      label: { fontWeight: 'var(--fw-strong)' },
      switchViewButton: square,
    },
  },
  MuiDateCalendar: { styleOverrides: { root: { height: 'auto', maxHeight: 'none' } } },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: { ...square, color: 'var(--c-text-2)' },
      weekContainer: { margin: 0 },
      slideTransition: rows,
      loadingContainer: rows,
    },
  },
  MuiPickerDay: { styleOverrides: { root: { ...square, width: target, height: target, fontSize: 'var(--fs-14)' } } },
  MuiMultiSectionDigitalClockSection: {
    styleOverrides: {
      item: {
        minHeight: target,
        // The selected style takes precedence, also while focused.
        '&&.Mui-selected, &&.Mui-selected:is(:hover, :focus)': {
          color: 'var(--a-on)',
          backgroundColor: 'var(--a-fill)',
        },
      },
    },
  },
  MuiPickersLayout: {
    styleOverrides: {
      // Like a dialog's footer: the secondary button, then the primary one.
      actionBar: {
        gap: 'var(--s-12)',
        padding: 'var(--s-12) var(--s-16)',
        borderBlockStart: 'var(--hairline)',
        '& .MuiButton-root': {
          flex: 1,
          margin: 0,
          minHeight: 48,
          fontWeight: 600,
          backgroundColor: 'var(--c-subtle)',
          '&:hover': { backgroundColor: 'var(--c-pressed)' },
        },
        '& .MuiButton-root:last-of-type': {
          color: 'var(--a-on)',
          backgroundColor: 'var(--a-fill)',
          '&:hover': { backgroundColor: 'var(--a-press)' },
        },
      },
    },
  },
};
