/** The picture behind a banner's text. */
export function Backdrop({ src, eager }: { src: string | null; eager?: boolean | undefined }) {
  if (!src) return null;
  return (
    <img
      src={src}
      alt=""
      width={960}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
