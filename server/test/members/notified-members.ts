import { type Notice } from '@kindred/contract/notices';
import {
  type NoticeContent,
  type NoticeKind,
  noticeKindNames,
  noticeKinds,
} from '@kindred/contract/notices/all-kinds';
import { type NewNotice, notify } from '../../src/areas/notices/notify.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { addJob } from '../../src/platform/jobs/jobs.ts';
import { testApp } from '../service/app.ts';
import { openMailServer } from '../service/mail-server.ts';
import type { Schema } from '../requests/operations.ts';
import { samplesOf } from '../requests/samples.ts';
import { createPerson } from './people.ts';
import { openPushService } from '../service/push-service.ts';

const id = '11111111-1111-4111-8111-111111111111';

type Notices = { [K in NoticeKind]: NoticeContent & { kind: K } };

/** What tests look for in the texts. The other kinds are about values that their schemas allow. */
const given: Partial<Notices> = {
  match: { kind: 'match', about: { memberId: id, firstName: 'Alan' } },
  message: { kind: 'message', about: { memberId: id, firstName: 'Alan' } },
  like: { kind: 'like', about: { count: 2 } },
};

/** One notice of each kind. */
export const oneOfEach = Object.fromEntries(
  noticeKindNames.map((kind) => [
    kind,
    given[kind] ?? { kind, about: samplesOf(noticeKinds[kind].about as Schema)[0] },
  ]),
) as unknown as Notices;

/** A service with its own mail server and push service, and members who can be notified. */
export async function openNotices() {
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

  async function createNotifiedMember(fields: Parameters<typeof createPerson>[1] = {}) {
    const person = await createPerson(app, fields);
    const { name, subscription } = pushes.subscribe();
    await person.send('PUT', '/notices/push', subscription);
    return {
      ...person,
      browser: name,
      notify: (notice: NoticeContent & Pick<NewNotice, 'fromId' | 'event' | 'at'>) =>
        inTransaction(app.pool, (client) =>
          notify(client, { at: app.now(), ...notice, memberId: person.id }),
        ),
      notices: async () =>
        (await person.get('/notices', { limit: '100' })).json<{ data: { notices: Notice[] } }>()
          .data.notices,
      mails: () => mails.receivedBy(person.email),
      pushes: () => pushes.sentTo(name).map(({ push }) => push),
    };
  }

  return { app, pushes, deliver, createNotifiedMember };
}

export type NotifiedMember = Awaited<
  ReturnType<Awaited<ReturnType<typeof openNotices>>['createNotifiedMember']>
>;
