import {
  type NoticeKind,
  isMailedNotice,
  isSwitchable,
  noticeKindNames,
  noticeKinds,
} from '@kindred/contract/notices/all-kinds';
import { noticeChannels } from '@kindred/contract/notices/kinds';
import { expect, test } from 'vitest';
import { storeLike } from '../../../test/likes/likes.ts';
import { createMember } from '../../../test/members/members.ts';
import {
  type NotifiedMember,
  oneOfEach,
  openNotices,
} from '../../../test/members/notified-members.ts';
import { aMan } from '../../../test/members/people.ts';

const { app, deliver, createNotifiedMember } = await openNotices();

/** Each way to set three channels. */
const settings = Array.from({ length: 8 }, (_, bits) => ({
  app: (bits & 1) > 0,
  mail: (bits & 2) > 0,
  push: (bits & 4) > 0,
}));
const liker = await createMember(app, aMan());
// As an administrator, so that they get staff notices, too.
const people = await Promise.all(
  settings.map(async (setting) => {
    const person = await createNotifiedMember({ member: { staff_role: 'administrator' } });
    await storeLike(app, liker.id, person.id);
    return { setting, person };
  }),
);

const heard = async (person: NotifiedMember) => ({
  app: (await person.notices()).length,
  mail: person.mails().length,
  push: person.pushes().length,
});

test.each(noticeKindNames)(
  'trust 57: %s is sent once through each channel that is on, and through no other',
  { tags: ['long'] },
  async (kind) => {
    for (const { setting, person } of people) {
      const before = await heard(person);
      for (const channel of noticeChannels) {
        const answer = await person.send('PUT', '/notices/preferences', {
          kind,
          channel,
          on: setting[channel],
        });
        expect(answer.statusCode === 200).toBe(isSwitchable(kind, channel));
      }
      // Long enough ago that the mail of a message waits no longer, and nothing is collected with earlier ones.
      const at = new Date(Date.now() - 3_600_000);
      await app.pool.query('update notice_setting set mailed_at = null');
      await person.notify({ ...oneOfEach[kind], at });
      await Promise.all([deliver(), deliver()]);
      const after = await heard(person);
      const notified = (channel: 'app' | 'mail' | 'push') =>
        Number(isSwitchable(kind, channel) ? setting[channel] : true);
      expect({
        app: after.app - before.app,
        mail: after.mail - before.mail,
        push: after.push - before.push,
      }).toEqual({
        app: notified('app'),
        mail: isMailedNotice(kind) ? notified('mail') : 0,
        push: notified('push'),
      });
    }
  },
);

const fieldsOf = (kind: NoticeKind): readonly string[] => noticeKinds[kind].about.required ?? [];
const withSubject = noticeKindNames.filter((kind) => fieldsOf(kind).length > 0);

test.each(withSubject)('%s is refused without its subject', async (kind) => {
  const person = await createNotifiedMember();
  for (const field of fieldsOf(kind)) {
    const { [field]: _left, ...about } = oneOfEach[kind].about as Record<string, unknown>;
    await expect(person.notify({ kind, about } as never)).rejects.toThrow(
      `A notice of the kind ${kind} lacks what it is about`,
    );
  }
});
