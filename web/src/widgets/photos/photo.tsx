import { privatePhotos } from '@kindred/contract/photos/addresses';
import type { Focus } from '@kindred/contract/members';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useOnline } from '../../lib/use-online.ts';
import { FetchedPhoto } from './fetched-photo.tsx';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'onError'> {
  url: string;
  alt: string;
  /** Where its face is, for the words of the style sheets that cut it (`face-up`). */
  focus?: Focus | null | undefined;
  /** Stands there if the photo cannot be loaded. */
  instead?: ReactNode;
}

/** A photo that may be waiting for review, which only its owner and staff may see. */
export function Photo({ url, alt, srcSet, sizes, instead, focus, ...others }: Props) {
  const image = focus
    ? { ...others, style: { ...others.style, '--x': focus.x, '--y': focus.y } }
    : others;
  const online = useOnline();
  // One that failed without a connection is tried again with one.
  const attempt = `${online} ${url}`;
  const [failed, setFailed] = useState<string | null>(null);
  if (url.startsWith(privatePhotos))
    return <FetchedPhoto url={url} alt={alt} failed={instead} {...image} />;
  if (failed !== attempt)
    return (
      <img
        {...image}
        src={url}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        onError={() => setFailed(attempt)}
      />
    );
  if (instead !== undefined) return instead;
  return <span className={image.className} {...(alt && { role: 'img', 'aria-label': alt })} />;
}
