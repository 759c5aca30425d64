import { Readable } from 'node:stream';
import { invitationPath, writeCode } from '@kindred/contract/invitation-codes/codes';
import type { Language } from '@kindred/contract/languages';
import type { FastifyInstance } from 'fastify';
import { toLine } from '../../platform/csv/csv.ts';
import { textsFor } from '../../platform/text/language-texts.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { findCodes } from './staff-codes.ts';

const page = 1000;

/** A file with a line for each code of a partner that still works, in the language of the reader. */
export const streamCodes = (app: FastifyInstance, search: string | undefined, language: Language) =>
  Readable.from(linesOf(app, search, language));

async function* linesOf(app: FastifyInstance, search: string | undefined, language: Language) {
  const { pool, config } = app;
  const { today } = presentMoment(app);
  const columns = ['code', 'link', 'partner', 'uses', 'mostUses', 'until', 'note'];
  yield toLine(columns.map(textsFor(language).heads('invitationCodes')));
  for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
    const asked = { of: 'partner', search, cursor, limit: page, perMember: 0 } as const;
    const { codes, nextCursor } = await findCodes(pool, asked);
    yield codes
      .filter(
        ({ revokedAt, until, uses, mostUses }) =>
          revokedAt === null && (until === null || until >= today) && uses < mostUses,
      )
      .map(({ code, partner, uses, mostUses, until, note }) =>
        toLine([
          writeCode(code),
          `${config.publicUrl}${invitationPath(code)}`,
          partner ?? '',
          String(uses),
          String(mostUses),
          until ?? '',
          note ?? '',
        ]),
      )
      .join('');
    cursor = nextCursor ?? undefined;
  }
}
