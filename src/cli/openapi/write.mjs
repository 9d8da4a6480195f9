/** Writes what the code says of every call for `GET /api/v1/openapi.json`: `npm run openapi`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOperations } from './operations.mjs';

const root = process.cwd();
const told = await describeOperations(root);
const file = join(root, 'src/server/openapi/operations.json');
writeFileSync(
  file,
  `{\n${Object.entries(told)
    .map(([key, part]) => `"${key}": {\n${lines(part)}\n}`)
    .join(',\n')}\n}\n`,
);

/** Each entry on a line of its own, so that a change shows what it is of. */
function lines(record) {
  return Object.entries(record)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
}
