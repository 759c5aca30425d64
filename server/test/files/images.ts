import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@kindred/contract/members';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Static } from 'typebox';
import { expect } from 'vitest';
import type { createPerson } from '../members/people.ts';

type Person = Awaited<ReturnType<typeof createPerson>>;

const folder = join(import.meta.dirname, '../../../../shared/data/images');
export const hasImageFiles = existsSync(folder);
if (!hasImageFiles)
  console.info('../shared/data/images is missing: tests with real photos are left out.');

export const imagePath = (name: string) => join(folder, name);
export const readImage = (name: string) => readFileSync(imagePath(name));

export const makeImage = (color = '#c05070', width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();

/** A picture that shows something, another one for each number. */
export function makePicture(number: number, width = 400) {
  const pixels = createHash('sha384').update(`${number}`).digest();
  return sharp(pixels, { raw: { width: 6, height: 8, channels: 1 } })
    .resize(width, Math.round((width * 4) / 3), { kernel: 'cubic', fit: 'fill' })
    .toColorspace('srgb')
    .png()
    .toBuffer();
}

/** The body of a form with a file, as a browser sends it. */
export async function formWith(content: Buffer, { name = 'me.png', field = 'file' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type: 'image/png' }), name);
  const request = new Response(form);
  const payload = Buffer.from(await request.arrayBuffer());
  return { payload, type: request.headers.get('content-type') ?? '' };
}

interface UploadOptions {
  name?: string;
  field?: string;
  headers?: Record<string, string>;
}

/** Uploads a file as a form in a browser does. */
export async function upload(
  { send }: Person,
  content: Buffer,
  { headers = {}, ...file }: UploadOptions = {},
) {
  const { payload, type } = await formWith(content, file);
  return send('POST', '/uploads', payload, { 'content-type': type, ...headers });
}

export async function uploadPhoto(person: Person, color?: string) {
  const answer = await upload(person, await makeImage(color));
  return answer.json<{ data: Static<typeof Picture> }>().data;
}

export const setMainPhoto = (person: Person, imageData: object) =>
  person.send('PUT', '/auth/upload-profile-picture', { imageData });
export const addPhotos = (person: Person, imagesData: object[]) =>
  person.send('PUT', '/auth/upload-pictures', { imagesData });

/** The current address of a photo of a profile. */
export async function photoUrl({ pool }: FastifyInstance, { publicId }: { publicId: string }) {
  const { rows } = await pool.query<{ url: string }>('select url from photo where public_id = $1', [
    publicId,
  ]);
  return rows[0]?.url ?? '';
}

/** The public ids that have files, and those that have rows. */
export async function comparePhotos({ storage, pool }: FastifyInstance) {
  const files = new Set<string>();
  for await (const { key } of storage.list('photos/')) files.add(key.split('/')[1] ?? '');
  const { rows } = await pool.query<{ id: string }>(
    `select public_id as id from upload union select public_id from photo where url like '/media/%'`,
  );
  return { files: [...files].toSorted(), rows: rows.map(({ id }) => id).toSorted() };
}

export async function expectNoOrphans(app: FastifyInstance) {
  await app.jobs.runDue();
  const { files, rows } = await comparePhotos(app);
  expect(files).toEqual(rows);
}
