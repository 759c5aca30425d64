import { apiBase } from '@kindred/contract/route';
import { Client } from 'pg';
import sharp from 'sharp';
import type { Case } from '../case.ts';
import { signIn } from '../sign-in.ts';
import { time } from '../time.ts';

const atOnce = 10;

/** A photo of 12 megapixels, and what others wait while ten such come at once. */
export async function* photos(
  url: string,
  databaseUrl: string,
  addresses: readonly string[],
  headers: Record<string, string>,
): AsyncGenerator<Case, void, void> {
  const photo = await takePhoto();
  const tokens: string[] = [];
  for (const email of addresses.slice(0, atOnce)) tokens.push((await signIn(url, email)).token);
  const upload = async (token = '') => {
    const form = new FormData();
    form.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    const begun = performance.now();
    const answer = await fetch(`${url}${apiBase}/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(`The upload answered ${answer.status} ${await answer.text()}`);
    return { value: performance.now() - begun };
  };
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const forget = () => client.query('delete from upload');
  try {
    yield {
      id: 'a photo of 12 megapixels',
      unit: 'ms',
      target: 1000,
      rounds: 5,
      async ours() {
        const figure = await upload(tokens[0]);
        await forget();
        return figure;
      },
    };
    const profile = { url: `${url}${apiBase}/auth/profile`, headers };
    yield {
      id: 'another request while ten photos come',
      unit: 'ms',
      target: 3,
      rounds: 5,
      async ours() {
        const coming = Promise.all(tokens.map(upload));
        const figure = await time(profile, 101)();
        await coming;
        await forget();
        return figure;
      },
      baseline: time(profile, 101),
    };
  } finally {
    await client.end();
  }
}

/** Clouds of noise: as hard to compress as a street with trees. */
async function takePhoto() {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const clouds = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .blur(2)
    .jpeg({ quality: 88 })
    .toBuffer();
  return new Uint8Array(clouds);
}
