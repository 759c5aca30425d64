// Makes the picture that tests take for a nude, as no real one may be in the repository: coloured noise, changed step by step
// to what the model takes for one. It shows nothing. Run by `node scripts/make-likely-nude.ts <file.png>`.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openModel } from '../server/src/platform/nudes/model.ts';
import { sampleOf } from '../server/src/platform/nudes/sample.ts';

const side = 24;
const wanted = 80;
const [file = 'likely-nude.png'] = process.argv.slice(2);
const percentOf = await openModel();

/** The same numbers each time, so that the picture can be made again. */
let seed = 29;
function random() {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const noise = () => random() + random() + random() - 1.5;

const pictureOf = (pixels: Uint8Array) =>
  sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
const judge = async (pixels: Uint8Array) => percentOf(await sampleOf(pictureOf(pixels)));

/** Moves the colours of a few soft spots. */
function changed(pixels: Uint8Array) {
  const copy = Uint8Array.from(pixels);
  for (let spot = 0; spot < 3; spot += 1) {
    const [x, y, radius] = [random() * side, random() * side, 1 + random() * 7];
    const shift = [noise() * 70, noise() * 70, noise() * 70];
    for (let at = 0; at < side * side; at += 1) {
      const distance = Math.hypot((at % side) - x, Math.floor(at / side) - y);
      const share = Math.exp(-((distance / radius) ** 2));
      for (const [channel, by] of shift.entries()) {
        const index = at * 3 + channel;
        copy[index] = Math.max(0, Math.min(255, (copy[index] ?? 0) + by * share));
      }
    }
  }
  return copy;
}

let best: Uint8Array = Uint8Array.from({ length: side * side * 3 }, (_, index) =>
  Math.max(0, Math.min(255, ([190, 140, 115][index % 3] ?? 0) + noise() * 30)),
);
let percent = await judge(best);
for (let step = 0; percent < wanted && step < 20_000; step += 1) {
  const next = changed(best);
  const reached = await judge(next);
  if (reached < percent) continue;
  best = next;
  if (reached > percent) {
    console.log(`${step}: ${reached} percent`);
    await writeFile(file, await pictureOf(best).png().toBuffer());
  }
  percent = reached;
}
