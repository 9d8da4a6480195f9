import { createContext } from 'react';
import type { FooterTexts } from '@/contract/catalogue/content';

/** What the page was rendered with; undefined on pages that bring nothing, as error pages. */
export const FooterTextsContext = createContext<FooterTexts | undefined>(undefined);
