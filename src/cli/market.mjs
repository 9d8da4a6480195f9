import { runServerCommand } from './server-command.mjs';

/** `npm run market -- load <folder>`, `npm run market -- check <folder>`: uses the shop's settings; docs/market.md. */
await runServerCommand('market-command.ts');
