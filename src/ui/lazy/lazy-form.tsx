import type { ComponentType, ReactElement } from 'react';
import { browserOnly } from './browser-only';

/**
 * A form of the signed-in area, or another part of a page made of `ui/overlay`: loaded together with MUI and rendered
 * in the browser only. `Waiting` is its placeholder.
 */
export function lazyForm<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: () => ReactElement,
): (props: Props) => ReactElement {
  return browserOnly(async () => {
    const [Form, { OnPage }] = await Promise.all([load(), import('../overlay/on-page')]);
    return function FormOnPage(props: Props) {
      return (
        <OnPage>
          <Form {...props} />
        </OnPage>
      );
    };
  }, Waiting);
}
