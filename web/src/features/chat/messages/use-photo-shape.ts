import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { thumbHashToApproximateAspectRatio } from 'thumbhash';

/** A photo keeps its shape, unless it is a stripe. */
const [narrowest, widest] = [0.4, 2.5];

/** The width of a photo by its height: about, by its placeholder, and exactly once it is loaded. */
export function usePhotoShape(placeholder: string | null) {
  const [loaded, setLoaded] = useState<number | null>(null);
  const shape = loaded ?? aboutShape(placeholder);
  const style: CSSProperties & Record<'--shape', number> = {
    '--shape': Math.min(Math.max(shape, narrowest), widest),
  };
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth, naturalHeight } = currentTarget;
    if (naturalHeight > 0) setLoaded(naturalWidth / naturalHeight);
  };
  return { style, onLoad };
}

function aboutShape(placeholder: string | null): number {
  if (!placeholder) return 1;
  const letters = atob(placeholder.replaceAll(/\s/g, ''));
  return thumbHashToApproximateAspectRatio(Uint8Array.from(letters, (each) => each.charCodeAt(0)));
}
