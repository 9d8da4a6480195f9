/** `npm run openapi`: writes the description of all calls for `GET /api/v1/openapi.json`, generated from the code. */
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

/** One entry per line, for readable diffs. */
function lines(record) {
  return Object.entries(record)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
}
