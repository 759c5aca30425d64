import type { DeviceNote } from '@kindred/contract/photo-checks/device-note';

/** Small and grey, as it is looked at several times a second. */
const width = 96;
const height = 72;

/** Mean brightness of 0 to 255 outside of which a face can hardly be seen. */
const dark = 45;
const glaring = 225;
/** Variance of the Laplacian below which a picture of this size is blurred. */
const blurred = 60;
/** Mean difference of two pictures below which nothing moved: the noise of a camera is above it. */
const still = 0.35;

export type Frame = Uint8ClampedArray;

/** A picture of the camera in shades of grey, or null before there is one. */
export function grabFrame(video: HTMLVideoElement): Frame | null {
  if (video.videoWidth === 0) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8ClampedArray.from({ length: width * height }, (_, index) => {
    const at = index * 4;
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  });
}

const mean = (values: Iterable<number>) => {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    sum += value;
    count += 1;
  }
  return sum / Math.max(count, 1);
};

/** What can be said about two pictures that follow each other, without a model. */
export function lookAt(frame: Frame, before: Frame | null): Omit<DeviceNote, 'oneFace'> {
  const light = mean(frame);
  const edges: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around = [at - 1, at + 1, at - width, at + width].map((each) => frame[each] ?? 0);
      edges.push(4 * (frame[at] ?? 0) - around.reduce((sum, value) => sum + value, 0));
    }
  const middle = mean(edges);
  const variance = mean(edges.map((edge) => (edge - middle) ** 2));
  const difference = before && mean(frame.map((value, at) => Math.abs(value - (before[at] ?? 0))));
  return {
    sharp: variance >= blurred ? 'yes' : 'no',
    bright: light >= dark && light <= glaring ? 'yes' : 'no',
    moved: difference === null ? 'unknown' : difference >= still ? 'yes' : 'no',
  };
}

interface FaceFinder {
  detect: (source: HTMLVideoElement) => Promise<readonly unknown[]>;
}

/** Some browsers can find faces themselves. Kindred brings no model for it. */
export function findFaces(): ((video: HTMLVideoElement) => Promise<DeviceNote['oneFace']>) | null {
  const { FaceDetector } = globalThis as { FaceDetector?: new () => FaceFinder };
  if (!FaceDetector) return null;
  const finder = new FaceDetector();
  return (video) =>
    finder.detect(video).then(
      (faces) => (faces.length === 1 ? 'yes' : 'no'),
      () => 'unknown',
    );
}

/** The longer side of the picture that is sent. */
const sentSide = 1200;

/** The present picture of the camera, not mirrored. */
export async function takePicture(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, sentSide / Math.max(video.videoWidth, video.videoHeight));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(video.videoWidth * scale),
    height: Math.round(video.videoHeight * scale),
  });
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
