// @module-tag long
import type { WaitingPhoto } from '@kindred/contract/desk/photo-review';
import type { Report } from '@kindred/contract/reports';
import { expect, test } from 'vitest';
import { historyOf } from '../../../test/chat/chats.ts';
import { makeImage, setMainPhoto, upload } from '../../../test/files/images.ts';
import { likelyNude } from '../../../test/files/likely-nude.ts';
import { type Person, matchOf } from '../../../test/likes/likes.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

const app = await testApp();
const staff = await createStaff(app, 'moderator');
const grace = personOf(app, staff, await signIn(app, staff));

async function uploaded(by: Person, file: Buffer) {
  const answer = await upload(by, file);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { publicId: string; url: string } }>().data;
}

async function isMarked(table: 'photo_hash' | 'chat_photo', publicId: string) {
  const { rows } = await app.pool.query<{ likely_nude: boolean }>(
    `select likely_nude from ${table} where public_id = $1`,
    [publicId],
  );
  return rows[0]?.likely_nude;
}

test(
  'trust 150: the sender of a likely nude is asked, and its receiver gets it marked',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    const { publicId } = await uploaded(ada, likelyNude);
    const id = timeOrderedId();
    const send = (body: object) =>
      ada.send('PUT', `/chats/${alan.id}/messages/${id}`, { photo: publicId, ...body });
    const asked = await send({});
    expect([asked.statusCode, asked.json()]).toMatchObject([422, { data: { stop: 'nude' } }]);
    expect((await historyOf(alan, ada)).messages).toEqual([]);
    expect((await send({ sure: true })).statusCode).toBe(200);
    const lastOf = async (by: Person, other: Person) =>
      (await historyOf(by, other)).messages.at(-1)?.photo;
    expect(await lastOf(alan, ada)).toMatchObject({ publicId, likelyNude: true });
    expect(await isMarked('chat_photo', publicId)).toBe(true);

    const { publicId: plain } = await uploaded(ada, await makeImage('#3060c0'));
    const harmless = await ada.send('PUT', `/chats/${alan.id}/messages/${timeOrderedId()}`, {
      photo: plain,
    });
    expect(harmless.statusCode).toBe(200);
    expect(await lastOf(alan, ada)).toMatchObject({ publicId: plain, likelyNude: false });

    const { messages } = await historyOf(alan, ada);
    const report = await alan.send('POST', '/reports/create-reports', {
      problem_type: 'Harassment',
      description: 'I did not ask for this picture.',
      messageId: messages[0]?._id,
    });
    const { data } = report.json<{ data: { report: Report } }>();
    expect(report.statusCode, report.body).toBeLessThan(300);
    const read = await grace.get(`/reports/report/${data.report._id}`);
    expect(read.body).toContain('"likelyNude":true');
  },
);

test('trust 151: a likely nude on a profile waits for the team, also where others do not', async () => {
  const ada = await createPerson(app, { photo: false });
  const { publicId } = await uploaded(ada, likelyNude);
  await setMainPhoto(ada, { publicId, url: 'x' });
  expect(await isMarked('photo_hash', publicId)).toBe(true);
  expect((await ada.get('/auth/pictures')).json()).toMatchObject({
    data: { pictures: [{ publicId, waiting: true }] },
  });
  const claimed = await grace.send('PUT', '/photo-review/claims', { count: 5 });
  const { photos } = claimed.json<{ data: { photos: WaitingPhoto[] } }>().data;
  expect(photos).toMatchObject([{ publicId, likelyNude: true }]);

  const { publicId: plain } = await uploaded(ada, await makeImage('#3060c0'));
  await setMainPhoto(ada, { publicId: plain, url: 'x' });
  expect((await ada.get('/auth/pictures')).json()).toMatchObject({
    data: { pictures: [{ publicId: plain, waiting: false }] },
  });
});
