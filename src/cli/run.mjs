import { spawn } from 'node:child_process';

/** Runs a program with its output shown; fails with its name when it fails. */
export function run(command, args, { cwd, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const said = [];
    child.stdout?.on('data', (part) => said.push(part));
    child.stderr?.on('data', (part) => said.push(part));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve(Buffer.concat(said).toString());
      if (quiet) process.stderr.write(Buffer.concat(said));
      reject(new Error(`${[command, ...args].join(' ')} failed with code ${code}`));
    });
  });
}

/** A line about what is being done, and how long it took once it is. */
export async function step(what, work) {
  const began = Date.now();
  process.stdout.write(`· ${what}\n`);
  const result = await work();
  process.stdout.write(`  ${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}
