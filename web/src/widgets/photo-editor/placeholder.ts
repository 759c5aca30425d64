import { thumbHashToDataURL } from 'thumbhash';

/** A few blurred colours for a photo that is still loading. */
export function placeholderImage(hash: string | null): string | undefined {
  if (!hash) return undefined;
  const bytes = Uint8Array.from(atob(hash.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
  return `url("${thumbHashToDataURL(bytes)}")`;
}
