import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { keyedDigest } from '../../platform/crypto/keyed-digest.ts';
import { findDrafted } from './drafted.ts';

const hourMs = 60 * 60_000;

/** Lets a frame of the office show the draft, as a frame sends no token. The key is that of this hour or the one before. */
export function provideDraftKeys(app: FastifyInstance) {
  const { now, secret, site } = app;
  const digest = keyedDigest(secret, 'draft of the site');
  const keyOf = (hour: number) => digest(`${hour}`).toString('base64url');
  const hourNow = () => Math.floor(now().getTime() / hourMs);

  function isGood(key: string) {
    const given = Buffer.from(key);
    return [hourNow(), hourNow() - 1].some((hour) => {
      const wanted = Buffer.from(keyOf(hour));
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
  }

  app.decorate('draftKey', () => keyOf(hourNow()));
  site.findDraft = async (key) => {
    if (!isGood(key)) return null;
    const { version, draft, document } = await findDrafted(app);
    return { seen: `${version} ${draft.seen}`, document };
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    draftKey: () => string;
  }
}
