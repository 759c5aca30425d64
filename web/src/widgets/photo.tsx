import { privatePhotos } from '@kindred/contract/photos/addresses';
import type { Focus } from '@kindred/contract/members';
import type { ComponentProps } from 'react';
import { FetchedPhoto } from './fetched-photo.tsx';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  url: string;
  alt: string;
  /** Where its face is. What is cut off is as far from it as possible. */
  focus?: Focus | null | undefined;
  /** Whether it is shown as a square or a disc. */
  square?: boolean;
}

/** A photo that may be waiting for review, which only its owner and staff may see. */
export function Photo({ url, alt, srcSet, sizes, focus, square = false, ...others }: Props) {
  const image = focus
    ? { ...others, style: { ...others.style, objectPosition: around(focus, square) } }
    : others;
  if (url.startsWith(privatePhotos)) return <FetchedPhoto url={url} alt={alt} {...image} />;
  return <img {...image} src={url} srcSet={srcSet} sizes={sizes} alt={alt} />;
}

const share = (value: number) => `${Math.min(Math.max(value, 0), 1) * 100}%`;

/** A photo of 4:5 has a fifth of its height to spare in a square: the face comes as near to the middle as that allows. */
const around = ({ x, y }: Focus, square: boolean) =>
  `${share(x)} ${share(square ? (y - 0.4) / 0.2 : y)}`;
