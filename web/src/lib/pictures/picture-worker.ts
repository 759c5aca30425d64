import { shrinkFile, shrinkPicture } from './draw-small.ts';
import type { PictureTask } from './small-picture.ts';

/** Answers with null for what the browser can't read, and for a file that is small enough. */
addEventListener('message', ({ data: task }: MessageEvent<PictureTask>) => {
  const work = task.result === 'bitmap' ? shrinkPicture(task) : shrinkFile(task);
  work.then(
    (result) => postMessage(result, { transfer: result instanceof ImageBitmap ? [result] : [] }),
    () => postMessage(null),
  );
});
