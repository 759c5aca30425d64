import { privatePhotos } from '@kindred/contract/photos/addresses';
import type { Focus } from '@kindred/contract/members';
import type { ComponentProps } from 'react';
import { FetchedPhoto } from './fetched-photo.tsx';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  url: string;
  alt: string;
  /** Where its face is, for the words of the style sheets that cut it (`face-up`). */
  focus?: Focus | null | undefined;
}

/** A photo that may be waiting for review, which only its owner and staff may see. */
export function Photo({ url, alt, srcSet, sizes, focus, ...others }: Props) {
  const image = focus
    ? { ...others, style: { ...others.style, '--x': focus.x, '--y': focus.y } }
    : others;
  if (url.startsWith(privatePhotos)) return <FetchedPhoto url={url} alt={alt} {...image} />;
  return <img {...image} src={url} srcSet={srcSet} sizes={sizes} alt={alt} />;
}
