import type { ComponentProps, ReactNode } from 'react';
import { usePhotoFile } from '../../api/photos/photo-file.ts';
import { fileAddress } from '../../lib/file-address.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes'> {
  url: string;
  alt: string;
  /** Shown while the photo cannot be loaded. */
  failed?: ReactNode;
}

/** A photo that the browser cannot load itself, because it needs a token. */
export function FetchedPhoto({ url, alt, failed = null, ...image }: Props) {
  const { data, isError, isPaused } = usePhotoFile(url);
  if (data) return <img {...image} src={fileAddress(data)} alt={alt} />;
  // Paused while there is no connection.
  return isError || isPaused ? failed : null;
}
