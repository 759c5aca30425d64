import { privatePhotos } from '@kindred/contract/photos/addresses';
import type { ComponentProps } from 'react';
import { FetchedPhoto } from './fetched-photo.tsx';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  url: string;
  alt: string;
}

/** A photo that may be waiting for review, which only its owner and staff may see. */
export function Photo({ url, alt, srcSet, sizes, ...image }: Props) {
  if (url.startsWith(privatePhotos)) return <FetchedPhoto url={url} alt={alt} {...image} />;
  return <img {...image} src={url} srcSet={srcSet} sizes={sizes} alt={alt} />;
}
