import {
  countSegment,
  listAnnouncements,
  readNews,
  sendAnnouncement,
  stopAnnouncement,
  testAnnouncement,
} from '@kindred/contract/announcements';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { aboutCaller } from '../../platform/visibility.ts';
import { findUser } from '../members/user.ts';
import { notify } from '../notices/notify.ts';
import { findAnnouncement, findNews, findPage, stop, textIn, writeAnnouncement } from './rows.ts';
import { countIn } from './segment.ts';
import { sendSoon } from './send.ts';

export function announcementRoutes(app: FastifyInstance) {
  const { pool, now, site } = app;

  serve(app, listAnnouncements, async ({ query: { cursor = null } }) => ({
    data: await findPage(pool, cursor, now()),
  }));

  serve(app, countSegment, async ({ body, reader }) => ({
    data: await countIn(reader, body, { now: now() }),
  }));

  serve(app, testAnnouncement, async ({ member, body: { texts, language }, request }) => {
    const about = textIn(texts, language, site.document.languages.main);
    if (!about) throw new AppError('announcement_without_text');
    const moment = presentMoment(app);
    await inTransaction(pool, async (client) => {
      const user = await findUser(client, member.id, moment.now, moment.today);
      if (!user) throw new AppError('unauthenticated');
      await notify(client, { memberId: member.id, kind: 'announcement', about });
      const mail = { to: user.email, language, kind: 'announcement', data: about } as const;
      await app.sendMail(client, mail);
      await writeAudit(client, request, { action: 'announcement.test', details: about });
    });
    return { data: {} };
  });

  serve(app, sendAnnouncement, async ({ member, body, request, client }) => {
    const { texts, segment, startsAt, count } = body;
    if (Object.keys(texts).length === 0) throw new AppError('announcement_without_text');
    const at = now();
    const { members } = await countIn(pool, segment, { now: at });
    if (members > count) throw new AppError('announcement_count_changed');
    const id = timeOrderedId();
    const starts = startsAt === null ? at : new Date(startsAt);
    const row = { id, texts, segment, startsAt: starts, now: at };
    const made = { ...row, by: member.id, counted: members, bindsFrom: null };
    await writeAnnouncement(client, made);
    if (starts <= at) await sendSoon(client);
    const details = { announcement: id, texts, segment, startsAt: starts, count: members };
    await writeAudit(client, request, { action: 'announcement.send', details });
    return { data: { announcement: await readAnnouncement(client, id) } };
  });

  serve(app, stopAnnouncement, async ({ params: { id }, request }) => {
    await inTransaction(pool, async (client) => {
      const before = await readAnnouncement(client, id);
      if (!(await stop(client, id, now()))) throw new AppError('announcement_over');
      const details = {
        announcement: id,
        before: { state: before.state },
        after: { state: 'stopped' },
      };
      await writeAudit(client, request, { action: 'announcement.stop', details });
    });
    return { data: { announcement: await readAnnouncement(pool, id) } };
  });

  serve(app, readNews, async ({ member }) => ({ data: { news: await findNews(pool, member.id) } }));

  async function readAnnouncement(db: Parameters<typeof findAnnouncement>[0], id: string) {
    const found = await findAnnouncement(db, id, now());
    if (!found) throw new AppError('announcement_not_found');
    return found;
  }
}

export const visibility = [aboutCaller(readNews)];
