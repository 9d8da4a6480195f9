import type { ThemeOptions } from '@mui/material/styles';
import { buttons } from './inputs-buttons';
import { fields } from './inputs-fields';
import { messages } from './inputs-messages';
import { pickers } from './inputs-pickers';

/** Components used in dialogs, drawers and forms. */
export const inputs: ThemeOptions['components'] = { ...buttons, ...fields, ...messages, ...pickers };
