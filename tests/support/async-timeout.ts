/** Parts that load on demand take their time on a busy machine: how long is waited for what must appear. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
