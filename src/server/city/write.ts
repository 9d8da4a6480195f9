import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateCity } from './generate';
import { mapFile } from './load';

/** `npx tsx src/server/city/write.ts` writes the map file again after a change of the generator. */
mkdirSync(dirname(mapFile()), { recursive: true });
writeFileSync(mapFile(), JSON.stringify(generateCity()));
