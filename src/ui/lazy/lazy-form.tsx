import type { ComponentType, ReactElement } from 'react';
import { browserOnly } from './browser-only';

/**
 * A form of the signed-in area, or whatever else of a page is made of `ui/overlay`: it is fetched with MUI and drawn by
 * the browser alone. Until both have come `Waiting` keeps its place.
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
