import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { write } from '../server/test/chat/chats.ts';
import { choose, matchOf, withPremium } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { openPages } from './open-page.ts';
import { expectText, fill, hasText, press, region } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

test(
  'hidden words are added and removed in the settings, and one too many stays in its field',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    await open('/settings', { as: ada });
    const row = await region('Hidden words');
    await fill('Word or phrase', 'Idiot*', row);
    await press('Hide', row);
    const list = within(await screen.findByRole('list', { name: 'Hidden words' }));
    await expectText('idiot*', list);
    await expect.poll(() => row.getByLabelText<HTMLInputElement>('Word or phrase').value).toBe('');
    await press('Stop hiding “idiot*”', row);
    await expect.poll(() => screen.queryByRole('list', { name: 'Hidden words' })).toBeNull();
    for (let number = 1; number <= 50; number += 1)
      await ada.send('PUT', '/settings', { hideWord: `word ${number}` });
    await fill('Word or phrase', 'one more', row);
    await press('Hide', row);
    await expectText('You can hide up to 50 words. Remove one first.', row);
    expect(row.getByLabelText<HTMLInputElement>('Word or phrase').value).toBe('one more');
  },
);

test(
  'a note and the last message of a chat with a hidden word are hidden in lists, one’s own are not',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await ada.send('PUT', '/settings', { hideWord: 'divorced' });
    await write(alan, ada, 'You look divorced');
    await open('/matches', { as: ada });
    await expectText('Has one of your hidden words');
    expect(hasText('You look divorced')).toBe(false);
    await write(ada, alan, 'Is divorced a nice word?');
    await open('/matches', { as: ada });
    await expectText('Is divorced a nice word?');

    const carl = await createPerson(app, aMan({ first_name: 'Carl' }));
    await choose(carl, ada, 'like', { note: 'Your dog is divorced' });
    await open('/likes', { as: await withPremium(app, ada) });
    await expectText('Has one of your hidden words');
    expect(hasText('Your dog is divorced')).toBe(false);
    await press('Show');
    await expectText('Your dog is divorced');
  },
);
