// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { chatEnds } from '../../../../test/chat/chat-ends.ts';
import { chatOf, historyOf } from '../../../../test/chat/chats.ts';
import { setMainPhoto, uploadPhoto } from '../../../../test/files/images.ts';
import { type Person, matchOf } from '../../../../test/likes/likes.ts';
import { createStaff, signIn } from '../../../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../../../test/members/people.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';

const app = await testApp();
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));

const look = async (by: Pick<Person, 'headers'> | null, url: string) =>
  (await app.inject({ url, headers: by?.headers ?? {} })).statusCode;

/** The URL of a photo that one sent to the other. */
async function photoOf(by: Person, other: Person) {
  const { publicId } = await uploadPhoto(by);
  await by.send('PUT', `/chats/${other.id}/messages/${timeOrderedId()}`, { photo: publicId });
  return (await historyOf(other, by)).messages.at(-1)?.photo?.url ?? '';
}

test.each(Object.entries(chatEnds(grace)))(
  'trust 25, trust 54: after %s the photos of the chat open for neither of the two, and never for anyone else',
  async (_what, end) => {
    const [ada, alan] = await matchOf(app);
    const stranger = await createPerson(app, aMan());
    const picture = await uploadPhoto(ada);
    await setMainPhoto(ada, picture);
    await app.pool.query(`update photo set review = 'approved' where public_id = $1`, [
      picture.publicId,
    ]);
    const urls = [await photoOf(ada, alan), await photoOf(alan, ada)];
    const shown = (await chatOf(alan, ada)).person.profilePicture ?? '';
    for (const url of urls) for (const by of [ada, alan]) expect(await look(by, url)).toBe(200);
    expect(await look(alan, shown)).toBe(200);
    await end(ada, alan);
    for (const url of urls)
      for (const by of [alan, stranger, grace, null]) expect(await look(by, url)).toBe(404);
    expect([401, 404]).toContain(await look(ada, urls[1] ?? ''));
    expect(await look(alan, shown)).toBe(404);
  },
);
