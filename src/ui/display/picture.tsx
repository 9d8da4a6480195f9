import { classNames } from '../class-names';
import styles from './picture.module.css';

export type PictureSource = {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty where the text beside it says the same. */
  alt?: string | undefined;
  /** Size of the file in pixels, for the reserved box. */
  width?: number | undefined;
  height?: number | undefined;
};

type Props = PictureSource & {
  /** Above the fold: loaded eagerly, with high priority. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

export function Picture({ src, srcSet, sizes, alt = '', width = 640, height = 480, priority, className }: Props) {
  return (
    <img
      className={classNames(styles.picture, className)}
      src={src}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
