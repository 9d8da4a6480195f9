import { performance } from 'node:perf_hooks';

/** Milliseconds of the fastest of `times` runs: other load on the machine only adds time. */
export function fastest(times: number, run: (n: number) => void): number {
  return Math.min(
    ...Array.from({ length: times }, (_it, n) => {
      const start = performance.now();
      run(n);
      return performance.now() - start;
    }),
  );
}
