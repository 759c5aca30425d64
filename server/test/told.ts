import type { Notice, NoticeContent } from '@kindred/contract/notices';
import { type NewNotice, notify } from '../src/areas/notices/notify.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { addJob } from '../src/platform/jobs/jobs.ts';
import { testApp } from './app.ts';
import { openMailServer } from './mail-server.ts';
import { createPerson } from './people.ts';
import { openPushService } from './push-service.ts';

const id = '11111111-1111-4111-8111-111111111111';

/** One notice of each kind. A kind that is added without one does not compile. */
export const oneOfEach: { [K in NoticeContent['kind']]: NoticeContent & { kind: K } } = {
  match: { kind: 'match', about: { memberId: id, firstName: 'Alan' } },
  message: { kind: 'message', about: { memberId: id, firstName: 'Alan' } },
  like: { kind: 'like', about: { count: 2 } },
  superlike: { kind: 'superlike', about: { count: 1 } },
  'search.new-people': {
    kind: 'search.new-people',
    about: { searchId: id, searches: [{ name: 'Near', count: 3 }] },
  },
  'report.reply': { kind: 'report.reply', about: { reportId: id } },
  'report.outcome': { kind: 'report.outcome', about: { reportId: id, status: 'resolved' } },
  'photo.rejected': { kind: 'photo.rejected', about: { reason: 'quality' } },
  premium: { kind: 'premium', about: { event: 'started' } },
  'incognito.ended': { kind: 'incognito.ended', about: {} },
  security: { kind: 'security', about: { event: 'password-changed' } },
  'decision.made': { kind: 'decision.made', about: { action: 'warn', link: 'token=x' } },
  'appeal.decided': { kind: 'appeal.decided', about: { outcome: 'upheld', link: 'token=x' } },
  'reports.standing': {
    kind: 'reports.standing',
    about: { reason: 'Made up', asideUntil: null },
  },
  'team.many-changes': { kind: 'team.many-changes', about: { action: 'ban', count: 200 } },
};

/** A service with its own mail server and push service, and members who can be notified. */
export async function openTold() {
  const [mails, pushes] = [await openMailServer(), await openPushService()];
  const app = await testApp({
    environment: { SMTP_URL: mails.url, PUSH_LOCAL: pushes.url, PUBLIC_URL: 'https://kin.example' },
  });

  const retryFailed = async () =>
    (
      await app.pool.query(
        `update graphile_worker._private_jobs set run_at = now()
          where attempts > 0 and attempts < 5 and locked_at is null and run_at > now()`,
      )
    ).rowCount ?? 0;

  /** Sends what is due by the clock of the application. What fails on a busy machine is tried again now. */
  async function deliver() {
    await addJob(app.pool, 'deliver-due-mails', {});
    await addJob(app.pool, 'deliver-due-pushes', {});
    do await app.jobs.runDue();
    while ((await retryFailed()) > 0);
  }

  async function createTold(fields: Parameters<typeof createPerson>[1] = {}) {
    const person = await createPerson(app, fields);
    const { name, subscription } = pushes.subscribe();
    await person.send('PUT', '/notices/push', subscription);
    return {
      ...person,
      browser: name,
      tell: (notice: NoticeContent & Pick<NewNotice, 'fromId' | 'event' | 'at'>) =>
        inTransaction(app.pool, (client) =>
          notify(client, { at: app.now(), ...notice, memberId: person.id }),
        ),
      notices: async () =>
        (await person.get('/notices')).json<{ data: { notices: Notice[] } }>().data.notices,
      mails: () => mails.receivedBy(person.email),
      pushes: () => pushes.sentTo(name).map(({ push }) => push),
    };
  }

  return { app, pushes, deliver, createTold };
}

export type Told = Awaited<ReturnType<Awaited<ReturnType<typeof openTold>>['createTold']>>;
