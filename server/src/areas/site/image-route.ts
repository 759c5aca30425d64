import { readSiteImage } from '@kindred/contract/site';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { serveRaw } from '../../platform/http/serve.ts';
import { uuid } from '../../platform/uuid.ts';
import { findImages } from './images.ts';

/** Serves logos and icons. One never changes: another one has another id. */
export function siteImageRoute(app: FastifyInstance) {
  const { pool, site } = app;

  async function find(id: string) {
    if (!uuid.test(id)) return undefined;
    const inFile = site.fileImages[id];
    if (inFile !== undefined) return Buffer.from(inFile, 'base64');
    return (await findImages(pool, [id]))[0]?.png;
  }

  serveRaw(app, readSiteImage, async ({ params: { file }, reply }) => {
    const png = await find(file.replace(/\.png$/, ''));
    if (!png) throw new AppError('page_not_found');
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(png);
  });
}
