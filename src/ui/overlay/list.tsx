import ButtonBase from '@mui/material/ButtonBase';
import MuiList from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { ComponentProps, ReactNode, Ref } from 'react';

type ListProps = { className?: string | undefined; ref?: Ref<HTMLUListElement> | undefined; children: ReactNode };

/** Without MUI's paddings; the parent sets its own. */
export function List({ className = '', ref, children }: ListProps) {
  return (
    <MuiList disablePadding className={className} ref={ref ?? null}>
      {children}
    </MuiList>
  );
}

export function ListRow({ className = '', children }: Omit<ListProps, 'ref'>) {
  return (
    <ListItem disablePadding disableGutters className={className}>
      {children}
    </ListItem>
  );
}

/** A whole row or picture that is a button. */
export function Pressable({ disabled, ...rest }: Omit<ComponentProps<'button'>, 'style' | 'color'>) {
  return <ButtonBase {...rest} type="button" disabled={disabled ?? false} />;
}
