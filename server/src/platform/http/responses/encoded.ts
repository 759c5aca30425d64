import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent again and again, in each encoding. */
export interface Encoded {
  readonly plain: Buffer;
  readonly etag: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };

export function encode(text: string): Encoded {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`;
  const plain = Buffer.from(text);
  return { plain, etag, br: brotliCompressSync(plain, { params: quality }), gzip: gzipSync(plain) };
}

export function sendEncoded(request: FastifyRequest, reply: FastifyReply, encoded: Encoded) {
  const accepted = request.headers['accept-encoding'] ?? '';
  void reply.headers({ etag: encoded.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === encoded.etag) return reply.code(304).send();
  if (!/\b(?:br|gzip)\b/.test(accepted)) return reply.send(encoded.plain);
  const encoding = /\bbr\b/.test(accepted) ? 'br' : 'gzip';
  return reply.header('content-encoding', encoding).send(encoded[encoding]);
}
