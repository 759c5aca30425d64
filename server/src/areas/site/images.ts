import {
  type SiteImageKind,
  longestSiteImage,
  siteImageKinds,
  siteImageSizes,
} from '@kindred/contract/site';
import sharp from 'sharp';
import { Object as Row } from 'typebox';
import { Bytes, Integer, Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

/** Versions keep their pictures, so that they can be restored. */
const mostImages = 500;

const insertImage = statement({
  name: 'insert_site_image',
  text: 'insert into site_image (id, kind, png, uploaded_at) values ($id, $kind, $png, $now)',
  params: { id: 'uuid', kind: 'text', png: 'bytea', now: 'timestamptz' },
});

const countImages = statement({
  name: 'count_site_images',
  text: 'select count(*)::int as count from site_image',
  row: Row({ count: Integer }),
});

const selectIds = statement({
  name: 'find_site_image_ids',
  text: 'select id from site_image where id = any ($ids)',
  params: { ids: 'uuid[]' },
  row: Row({ id: Uuid }),
});

const selectImages = statement({
  name: 'find_site_images',
  text: 'select id, kind, png from site_image where id = any ($ids)',
  params: { ids: 'uuid[]' },
  row: Row({ id: Uuid, kind: Word(siteImageKinds), png: Bytes }),
});

export const findImageIds = async (db: Db, ids: readonly string[]) =>
  new Set(ids.length === 0 ? [] : (await selectIds.all(db, { ids })).map(({ id }) => id));

export const findImages = (db: Db, ids: readonly string[]) => selectImages.all(db, { ids });

/** Draws a picture again, so that nothing of the file is served but how it looks, and stores it. */
export async function storeImage(db: Db, kind: SiteImageKind, base64: string, now: Date) {
  const png = await drawImage(kind, Buffer.from(base64, 'base64'));
  if ((await countImages.one(db)).count >= mostImages) throw new AppError('site_images_full');
  const id = timeOrderedId();
  await insertImage.run(db, { id, kind, png, now });
  return id;
}

const mostPixels = 40_000_000;

async function drawImage(kind: SiteImageKind, bytes: Buffer) {
  if (bytes.length === 0 || bytes.length > longestSiteImage) throw unreadable();
  const { width, height } = siteImageSizes[kind];
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', density: 288 });
    const { format } = await picture.metadata();
    if (!formats.has(format)) throw unreadable();
    const isIcon = kind === 'icon';
    return await picture
      .resize({
        width,
        height,
        fit: isIcon ? 'contain' : 'inside',
        background: { r: 0, g: 0, b: 0, alpha: 0 },
        withoutEnlargement: !isIcon,
      })
      .timeout({ seconds: 8 })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch {
    throw unreadable();
  }
}

const formats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'heif', 'svg']);
const unreadable = () => new AppError('site_image_unreadable');
