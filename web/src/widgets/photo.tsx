import { privatePhotos } from '@kindred/contract/photos/addresses';
import type { Focus } from '@kindred/contract/members';
import type { ComponentProps } from 'react';
import { FetchedPhoto } from './fetched-photo.tsx';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  url: string;
  alt: string;
  /** Where its face is. What is cut off is as far from it as possible. */
  focus?: Focus | null | undefined;
}

/** A photo that may be waiting for review, which only its owner and staff may see. */
export function Photo({ url, alt, srcSet, sizes, focus, ...others }: Props) {
  const image = focus ? { ...others, style: { ...others.style, ...around(focus) } } : others;
  if (url.startsWith(privatePhotos)) return <FetchedPhoto url={url} alt={alt} {...image} />;
  return <img {...image} src={url} srcSet={srcSet} sizes={sizes} alt={alt} />;
}

const around = ({ x, y }: Focus) => ({ objectPosition: `${x * 100}% ${y * 100}%` });
