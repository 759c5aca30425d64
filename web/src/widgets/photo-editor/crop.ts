import { photoSizes } from '@kindred/contract/photos/addresses';

/** The used part of a picture. */
export interface Crop {
  /** Quarter turns to the right. */
  turns: number;
  zoom: number;
  /** The middle of the part, as shares of the turned picture. */
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const startCrop: Crop = { turns: 0, zoom: 1, x: 0.5, y: 0.5 };
export const largestZoom = 4;

/** All photos are shown as 4:5. */
export const cropRatio = 4 / 5;
const largestHeight = photoSizes.at(-1) ?? 1600;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The part in pixels of the turned picture. */
export function partOf(picture: Size, crop: Crop) {
  const turned = turnedSize(picture, crop.turns);
  const height = Math.min(turned.width / cropRatio, turned.height) / crop.zoom;
  const width = height * cropRatio;
  return {
    x: clamp(crop.x * turned.width - width / 2, 0, turned.width - width),
    y: clamp(crop.y * turned.height - height / 2, 0, turned.height - height),
    width,
    height,
    turned,
  };
}

/** Changes a crop, and keeps its middle if the part stays within the picture. */
export function changeCrop(picture: Size, crop: Crop, change: Partial<Crop>): Crop {
  const next = { ...crop, ...change };
  next.zoom = clamp(next.zoom, 1, largestZoom);
  const { x, y, width, height, turned } = partOf(picture, next);
  return { ...next, x: (x + width / 2) / turned.width, y: (y + height / 2) / turned.height };
}

/** A quarter turn that keeps the middle. */
export function turnCrop(picture: Size, crop: Crop, by: 1 | -1): Crop {
  const { x, y } = crop;
  const middle = by === 1 ? { x: 1 - y, y: x } : { x: y, y: 1 - x };
  return changeCrop(picture, crop, { turns: (crop.turns + by + 4) % 4, ...middle });
}

/** The part fills the canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y, height, turned } = partOf(picture, crop);
  const scale = canvas.height / height;
  context.resetTransform();
  // Transparent pictures are stored without transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** The part as a separate file, no larger than the stored one. */
export async function cropToFile(picture: ImageBitmap, crop: Crop, name: string) {
  const { height } = partOf(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.height = Math.max(1, Math.round(Math.min(height, largestHeight)));
  canvas.width = Math.max(1, Math.round(canvas.height * cropRatio));
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
  return blob && new File([blob], name, { type: blob.type });
}
