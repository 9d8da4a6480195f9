import { readFileSync } from 'node:fs';

/** The content of README.md's code block of this language below a heading. */
function readmeBlock(heading: string, kind: string): string {
  const [, room = ''] = readFileSync('README.md', 'utf8').split(`## ${heading}\n`);
  const [, block] = new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(room.split('\n## ')[0] ?? '') ?? [];
  if (block === undefined) throw new Error(`README.md has no ${kind} beneath "${heading}"`);
  return block.replace(/^ +/gm, '');
}

/** The server settings in README.md with given values; every variable needs a value. */
export function serverSettings(values: Record<string, string>): string {
  const names: string[] = [];
  const written = readmeBlock('Put it on a server', 'ini').replace(
    /^([A-Z_]+)=(.*)$/gm,
    (_line, name: string, told) => {
      names.push(name);
      return `${name}=${values[name] ?? told}`;
    },
  );
  const missing = Object.keys(values).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`README.md does not name ${missing.join(', ')}`);
  return written;
}
