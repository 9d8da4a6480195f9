import { createContext } from 'react';
import type { FooterTexts } from '@/contract/catalogue/content';

/** The texts that the page was rendered with; undefined on pages without data, such as error pages. */
export const FooterTextsContext = createContext<FooterTexts | undefined>(undefined);
