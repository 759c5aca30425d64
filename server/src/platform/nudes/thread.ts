// Its own thread: a picture takes a tenth of a second, in which this process has to answer requests.
import { parentPort } from 'node:worker_threads';
import { openModel } from './model.ts';

export interface Question {
  readonly id: number;
  readonly sample: Uint8Array;
}

export interface Answer {
  readonly id: number;
  readonly percent: number;
}

const percentOf = await openModel();
parentPort?.on('message', ({ id, sample }: Question) => {
  parentPort?.postMessage({ id, percent: percentOf(sample) } satisfies Answer, []);
});
