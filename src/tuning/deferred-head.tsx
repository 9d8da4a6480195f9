import { Head } from 'next/document';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { DEFERRED } from './deferred-scripts.mjs';

/** Next's head with its scripts behind the first sight of the page (deferred-scripts.mjs). */
export class DeferredHead extends Head {
  override getDynamicChunks(...files: Parameters<Head['getDynamicChunks']>) {
    return super.getDynamicChunks(...files).map((it) => it && deferred(it));
  }

  override getScripts(...files: Parameters<Head['getScripts']>) {
    return super.getScripts(...files).map(deferred);
  }
}

function deferred(script: ReactElement): ReactElement {
  return isValidElement(script) ? cloneElement(script, { type: DEFERRED, defer: undefined } as object) : script;
}
