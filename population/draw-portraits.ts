// Draws the portraits that synthetic members share: `node population/draw-portraits.ts`. Open Peeps by Pablo Stanley, CC0 1.0.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { characters, type Character } from './portrait-characters.ts';
import type { Portrait, View } from './portrait.ts';
import { backgrounds } from './portrait-backgrounds.ts';

const folder = new URL('portraits/', import.meta.url);
const width = 640;
const height = 800;
const ink = '#2a1618';
const tones = ['', '#f4cfae', '#e6b088', '#c98659', '#9b5d3b', '#7d4a30'];
const clothes = [
  '#e9665f',
  '#3f6f78',
  '#f0a63c',
  '#5d6f9a',
  '#7a9a6a',
  '#8d3b4f',
  '#d98f6a',
  '#4b4a66',
  '#c2503f',
  '#efe3d3',
];
const faces = ['smile', 'calm', 'cute', 'smile', 'cheeky', 'smile', 'calm'];
const livelierFaces = ['smileBig', 'smile', 'eatingHappy', 'calm', 'cute', 'cheeky', 'smile'];

// The position of the person in each of the three pictures: in the middle, further away on one side, close and mirrored.
const positions = [
  '<g transform="translate(-40 150) scale(1.25)">',
  '<g transform="translate(10 260) scale(1.13)">',
  '<g transform="translate(860 90) scale(-1.36 1.36)">',
];

function pick<T>(list: readonly T[], at: number): T {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

function drawPerson(character: Character, face: string, clothing: string): string {
  const withoutHash = (colour = ink) => [colour.slice(1)];
  const drawn = createAvatar(openPeeps, {
    seed: 'kindred',
    head: [character.head as 'afro'],
    face: [face as 'smile'],
    skinColor: withoutHash(tones[character.tone]),
    headContrastColor: withoutHash(character.contrast ?? character.ink),
    clothingColor: withoutHash(clothing),
    facialHair: [(character.beard ?? 'chin') as 'chin'],
    facialHairProbability: character.beard ? 100 : 0,
    accessories: [(character.glasses ?? 'glasses') as 'glasses'],
    accessoriesProbability: character.glasses ? 100 : 0,
  }).toString();
  const body = drawn.slice(drawn.indexOf('<mask'), drawn.lastIndexOf('</svg>'));
  // The groups are body, head, face, beard and glasses; only head and beard have the colour of the hair.
  return body
    .split(/(?=<g transform)/)
    .map((group, at) =>
      group.replaceAll('#000', at === 1 || at === 3 ? (character.ink ?? ink) : ink),
    )
    .join('')
    .replace(/<mask.*?<\/mask>/, '')
    .replace(' mask="url(#viewboxMask)"', '');
}

function drawPicture(character: Character, number: number, view: number): string {
  const background = pick(backgrounds, number * 7 + view * 11);
  const face = view === 0 ? pick(faces, number) : pick(livelierFaces, number * 2 + view * 3);
  const person = drawPerson(character, face, pick(clothes, number * 3 + view * 7));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="${width}" height="${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2=".35" y2="1"><stop stop-color="${background.sky[0]}"/><stop offset="1" stop-color="${background.sky[1]}"/></linearGradient>
<linearGradient id="light" x1="1" y1="0" x2="0" y2="1"><stop stop-color="#ffe3b0" stop-opacity=".28"/><stop offset=".55" stop-color="#ffb27a" stop-opacity="0"/><stop offset="1" stop-color="#3a0f1e" stop-opacity=".22"/></linearGradient></defs>
<rect width="800" height="1000" fill="url(#sky)"/>${background.shapes}${pick(positions, view)}${person}</g><rect width="800" height="1000" fill="url(#light)"/></svg>`;
}

async function savePicture(svg: string, file: string): Promise<View> {
  const picture = sharp(Buffer.from(svg), { density: 96 }).resize(width, height).removeAlpha();
  const webp = await picture.clone().webp({ quality: 82, effort: 6 }).toBuffer();
  await writeFile(new URL(file, folder), webp);
  const { data, info } = await picture
    .clone()
    .resize(80, 100)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(info.width, info.height, data);
  return { file, size: webp.length, placeholder: Buffer.from(hash).toString('base64') };
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const pool: Portrait[] = [];
for (const [number, character] of characters.entries()) {
  const { look, tone, hair, older } = character;
  const name = `${look}-${String(number + 1).padStart(2, '0')}`;
  const views = await Promise.all(
    positions.map((_, view) =>
      savePicture(drawPicture(character, number, view), `${name}-${view + 1}.webp`),
    ),
  );
  pool.push({ name, look, tone, hair, ...(older && { older }), views });
}
await writeFile(
  new URL('portraits.gen.json', import.meta.url),
  `${JSON.stringify(pool, null, 1)}\n`,
);
