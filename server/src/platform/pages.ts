import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { file } from '@kindred/contract/system';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { sendFailure } from './failures.ts';
import { makeNonce, pagePolicy } from './security.ts';
import { serveRaw } from './serve.ts';

export interface PagesOptions {
  readonly folder: URL;
  /** What the page needs to know of this installation. */
  readonly settings: object;
}

/** The built web: files by name, and the page for every other address. */
export async function usePages(app: FastifyInstance, { folder, settings }: PagesOptions) {
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      void reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
  const template = readFileSync(new URL('index.html', folder), 'utf8').replace(
    '__CONFIG__',
    escapeAttribute(JSON.stringify(settings)),
  );

  function sendPage(reply: FastifyReply) {
    const nonce = makeNonce();
    return reply
      .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(template.replaceAll('__NONCE__', nonce));
  }

  serveRaw(app, file, async ({ params, reply }) => {
    const path = params['*'];
    if (path === 'api' || path.startsWith('api/')) throw unknownAddress();
    const isFile = /\.[a-z0-9]+$/i.test(path) && path !== 'index.html';
    return isFile ? reply.sendFile(path) : sendPage(reply);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    sendFailure(request, reply, unknownAddress()),
  );
}

const unknownAddress = () => new AppError('not_found', 'There is nothing at this address.');

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
