const loading = new Map<string, Promise<void>>();

/** Loads a third-party script once; after a failure the next call retries. Rejects when the script is blocked. */
export function loadScript(src: string): Promise<void> {
  const begun = loading.get(src);
  if (begun) return begun;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}
