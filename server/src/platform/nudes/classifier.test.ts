import { readFileSync, readdirSync } from 'node:fs';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { likelyNude } from '../../../test/files/likely-nude.ts';
import { createClassifier, isInstalled } from './classifier.ts';
import { sampleOf } from './sample.ts';

const log = pino({ enabled: false });

/** A thread that answers with the first value of the sample; it dies of a 1 and never answers a 2. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, sample: [first] }) => {
      if (first === 1) throw new Error('Out of memory');
      if (first !== 2) parentPort.postMessage({ id, percent: first });
    });`)}`,
);
const mortal = (limits: object) => {
  const classifier = createClassifier(log, { installed: true, script, limits });
  onTestFinished(() => classifier.stop());
  return { ...classifier, ask: (first: number) => classifier.classify(Uint8Array.of(first)) };
};

test(
  'trust 150: the model is read from the packages, and knows drawn portraits from what it takes for a nude',
  { tags: ['long'] },
  async () => {
    expect(isInstalled()).toBe(true);
    const classifier = createClassifier(log, { limits: { startMs: 120_000 } });
    onTestFinished(() => classifier.stop());
    const folder = new URL('../../../../population/portraits/', import.meta.url);
    const portraits = readdirSync(folder)
      .filter((name) => name.endsWith('.webp'))
      .slice(0, 3);
    for (const name of portraits) {
      const sample = await sampleOf(sharp(readFileSync(new URL(name, folder))));
      expect(await classifier.classify(sample), name).toBeLessThan(10);
    }
    const sample = await sampleOf(sharp(likelyNude));
    expect(await classifier.classify(sample)).toBeGreaterThanOrEqual(60);
    expect(classifier.counts.get('answered')).toBe(portraits.length + 1);
  },
);

test('after its thread has died a photo is not classified, and the next one gets a new thread', async () => {
  const { ask, counts } = mortal({ pauseMs: 0 });
  expect(await ask(40)).toBe(40);
  expect(await Promise.all([ask(1), ask(50)])).toEqual([null, null]);
  expect(await ask(60)).toBe(60);
  expect(counts.get('failed')).toBe(2);
});

test('a thread that died is not replaced for a while, so that a broken one costs nothing', async () => {
  const { ask } = mortal({ pauseMs: 60_000 });
  expect(await ask(1)).toBeNull();
  expect(await ask(40)).toBeNull();
});

test('a thread that does not answer in time is replaced', { tags: ['long'] }, async () => {
  const { ask, counts } = mortal({ mostMs: 1000, startMs: 0 });
  expect(await ask(2)).toBeNull();
  expect(counts.get('slow')).toBe(1);
  expect(await ask(40)).toBe(40);
});

test('more photos than may wait are not classified', async () => {
  const { ask, counts } = mortal({ mostWaiting: 1 });
  expect(await Promise.all([ask(40), ask(50), ask(60)])).toEqual([40, 50, null]);
  expect(counts.get('busy')).toBe(1);
});

test('without the packages no photo is classified', async () => {
  const classifier = createClassifier(log, { installed: false });
  expect(await classifier.classify(Uint8Array.of(40))).toBeNull();
  expect(classifier.counts.get('absent')).toBe(1);
});
