import { runServerCommand } from './server-command.mjs';

/** `npm run backup -- <file>`, `npm run restore -- <file>`: all data of a market in one file; docs/operations.md. */
await runServerCommand('backup-command.ts');
