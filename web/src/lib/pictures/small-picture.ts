import { photoLimits } from '@kindred/contract/photos';
import { photoSizes } from '@kindred/contract/photos/addresses';
import { upright } from './draw-small.ts';

export type PictureTask =
  | { file: File; result: 'bitmap'; side: number }
  | { file: File; result: 'file'; side: number; bytes: number };

/** What the service keeps of a photo. */
const storedSide = photoSizes.at(-1) ?? 1600;

/** Twice what is kept, so that a part of the picture can be chosen without a loss. */
const croppedSide = 2 * storedSide;

/** A picture to crop, upright. Rejects if the browser can't read the file. */
export const openPicture = async (file: File) =>
  (await inWorker<ImageBitmap>({ file, result: 'bitmap', side: croppedSide })) ??
  createImageBitmap(file, upright);

/** The file as it is sent: a large picture is made smaller. One that the browser can't read stays, and the service says why. */
export async function smallFile(file: File) {
  const task = { file, result: 'file', side: storedSide, bytes: photoLimits.bytes } as const;
  const blob = await inWorker<Blob>(task);
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}

/**
 * A large photo takes hundreds of megabytes and up to a second, which would stop the page. They are free again
 * when the worker ends. Null if it could not do it.
 */
function inWorker<Result>(task: PictureTask) {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Result | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Result | null>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(task, []);
  }).finally(() => worker.terminate());
}
