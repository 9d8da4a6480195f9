import { useEffect, useRef } from 'react';

/** A preview of a chosen file that is not uploaded yet. */
export function FilePicture({ file, size }: { file: File; size?: number }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={picture} alt="" width={size} height={size} />;
}
