import { expect, test } from 'vitest';
import { createPerson } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';

const app = await testApp();

test('a German reader is told the names of cities that they know', async () => {
  const person = await createPerson(app);
  const said = async (url: string, body: object) => {
    const answer = await person.send('PUT', url, body, { 'accept-language': 'de' });
    return answer.json<{ message: string }>().message;
  };
  const location = { city: 'Lisbonn', country: 'PT' };
  expect(await said('/auth/edit-profile', { location })).toContain(
    'Lisbonn (Portugal) nicht finden. Meintest du Lissabon',
  );
  const inLisbon = { latitude: 38.7, longitude: -9.1, city: 'Munich', country: 'DE' };
  expect(await said('/auth/location', inLisbon)).toMatch(/in der Nähe von München\.$/);
});
