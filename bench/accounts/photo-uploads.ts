import { apiBase } from '@kindred/contract/route';
import type { Client } from 'pg';
import sharp from 'sharp';
import type { Case } from '../case.ts';
import { signIn } from '../sign-in.ts';
import { measureResponseTime } from '../response-time.ts';

const simultaneous = 10;

/** The upload of a photo of 12 megapixels, and the time of another request during ten such uploads. */
export async function* photoUploads(
  url: string,
  client: Client,
  addresses: readonly string[],
  headers: Record<string, string>,
): AsyncGenerator<Case, void, void> {
  const photo = await createPhoto();
  const tokens: string[] = [];
  for (const email of addresses.slice(0, simultaneous))
    tokens.push((await signIn(url, email)).token);
  const upload = async (token = '') => {
    const form = new FormData();
    form.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    const start = performance.now();
    const response = await fetch(`${url}${apiBase}/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!response.ok)
      throw new Error(`The upload responded with ${response.status} ${await response.text()}`);
    return { value: performance.now() - start };
  };
  const deleteUploads = () => client.query('delete from upload');
  yield {
    id: 'photo-upload',
    unit: 'ms',
    target: 1000,
    rounds: 5,
    async product() {
      const figure = await upload(tokens[0]);
      await deleteUploads();
      return figure;
    },
  };
  const profile = { url: `${url}${apiBase}/auth/profile`, headers };
  yield {
    id: 'request-during-uploads',
    unit: 'ms',
    target: 3,
    rounds: 5,
    async product() {
      const uploads = Promise.all(tokens.map(upload));
      const figure = await measureResponseTime(profile, 101)();
      await uploads;
      await deleteUploads();
      return figure;
    },
    baseline: measureResponseTime(profile, 101),
  };
}

/** Blurred noise, which compresses about as well as a photo of a street with trees. */
async function createPhoto() {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const photo = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .blur(2)
    .jpeg({ quality: 88 })
    .toBuffer();
  return new Uint8Array(photo);
}
