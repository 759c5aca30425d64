export interface Size {
  width: number;
  height: number;
}

/** Turned as the metadata of its file says. */
export const upright = { imageOrientation: 'from-image' } as const;

const quality = 0.9;

/** The same shape with at most `side` pixels on its longer side, and never larger than before. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function draw(bitmap: ImageBitmap, { width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no room for another picture');
  // A JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
}

export async function shrinkPicture({ file, side }: { file: Blob; side: number }) {
  const bitmap = await createImageBitmap(file, upright);
  const size = sizeWithin(bitmap, side);
  return size.width === bitmap.width && size.height === bitmap.height
    ? bitmap
    : draw(bitmap, size).transferToImageBitmap();
}

/** A JPEG, or null if neither the picture nor its file is too large. */
export async function shrinkFile({
  file,
  side,
  bytes,
}: {
  file: Blob;
  side: number;
  bytes: number;
}) {
  const bitmap = await createImageBitmap(file, upright);
  if (Math.max(bitmap.width, bitmap.height) <= side && file.size <= bytes) return null;
  return draw(bitmap, sizeWithin(bitmap, side)).convertToBlob({ type: 'image/jpeg', quality });
}
