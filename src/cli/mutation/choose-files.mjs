import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { roomOf } from './rooms.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** All tracked and untracked files except ignored ones, relative to the root. */
export function listFiles() {
  return lines(git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', 'src', 'tests')).filter(
    (path) => existsSync(path),
  );
}

/**
 * The changed files: the difference to the point where this branch left `main`; on `main` itself, to the previous
 * commit.
 */
export function listChangedFiles() {
  const changed = git('diff', '--name-only', '--diff-filter=d', '--relative', branchPoint());
  return [...new Set([...lines(changed), ...lines(git('ls-files', '--others', '--exclude-standard'))])].filter(roomOf);
}

function branchPoint() {
  const head = git('rev-parse', 'HEAD').trim();
  try {
    const point = git('merge-base', 'main', 'HEAD').trim();
    if (point !== head) return point;
  } catch {
    // There is no branch of that name.
  }
  return 'HEAD~';
}

function lines(text) {
  return text.split('\n').filter(Boolean);
}
