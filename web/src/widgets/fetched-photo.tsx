import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { usePhotoFile } from '../api/photos/photo-file.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes'> {
  url: string;
  alt: string;
  /** Shown when the photo cannot be loaded. */
  failed?: ReactNode;
}

/** A photo that the browser cannot load by itself, because it takes a token. */
export function FetchedPhoto({ url, alt, failed = null, ...image }: Props) {
  const { data, isError } = usePhotoFile(url);
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element || !data) return;
      const made = URL.createObjectURL(data);
      element.src = made;
      return () => URL.revokeObjectURL(made);
    },
    [data],
  );
  if (isError) return failed;
  return data ? <img {...image} ref={show} alt={alt} /> : null;
}
