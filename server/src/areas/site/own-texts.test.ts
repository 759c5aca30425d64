import { languageCodes } from '@kindred/contract/languages';
import { apiBase } from '@kindred/contract/route';
import { type ListedText, mailPreviewUrl } from '@kindred/contract/site/own-text-routes';
import { links } from '@kindred/contract/mail-links';
import { noticeKindNames } from '@kindred/contract/notices/all-kinds';
import { textPath, valuesIn as namesIn } from '@kindred/contract/site/own-texts';
import { beforeEach, expect, test } from 'vitest';
import { createMember } from '../../../test/members/members.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { textsOf } from '../../platform/text/language-texts.ts';
import { listTexts } from './find-texts.ts';
import { sampleDataOf } from './sample-data.ts';
import { dataOf, editorOf, valuesIn } from '../../../test/site/editing.ts';

const app = await testApp();
const ada = await createColleague(app);
const grace = await createColleague(app);
const { read, change, publish, replace } = editorOf(ada);

interface Found {
  readonly found: number;
  readonly texts: readonly ListedText[];
  readonly mails: readonly { kind: string; subject: string }[];
}

const find = async (query: Record<string, string>) =>
  dataOf<Found>(await ada.get(`/site/texts?${new URLSearchParams(query).toString()}`));

const reset = 'service/mails/accounts/reset-password';
const subject = 'Choose a new password for {brand}';
const german = 'Wähle ein neues Passwort für {brand}';

async function say(
  language: 'en' | 'de',
  id: string,
  text: string,
  insteadOf: string,
  was?: object,
) {
  const answer = await change(textPath(language, id), { text, insteadOf }, was ?? null);
  expect(answer.statusCode, answer.body).toBe(200);
}

beforeEach(async () => {
  await replace({ file: { document: {} } });
  const { changes } = await read();
  if (changes.length > 0) await publish();
});

async function resetMailTo(language: string | null) {
  const { id, email } = await createMember(app);
  await app.pool.query('update member set language = $2 where id = $1', [id, language]);
  await app.inject({ method: 'POST', url: `${apiBase}/auth/forgot-password`, payload: { email } });
  const mails = await sentMails(app);
  return mails.find(({ to }) => to?.some(({ address }) => address === email));
}

test(
  'a text is found by its words, by those of the owner, and by its id',
  { tags: ['long'] },
  async () => {
    const { texts } = await find({ language: 'en', search: 'new password CHOOSE' });
    expect(texts.map(({ id }) => id)).toContain(`${reset}/subject`);
    expect(texts.every(({ text }) => /choose/i.test(String(text)))).toBe(true);
    expect((await find({ language: 'en', search: `${reset}/title` })).found).toBe(1);
    await say('en', `${reset}/title`, 'Start afresh', 'Choose a new password');
    const [found] = (await find({ language: 'en', search: 'afresh' })).texts;
    expect(found).toEqual({
      id: `${reset}/title`,
      text: 'Choose a new password',
      own: { text: 'Start afresh', insteadOf: 'Choose a new password' },
    });
    expect((await find({ language: 'de', search: 'afresh' })).found).toBe(0);
    expect((await find({ language: 'en', only: 'own' })).found).toBe(1);
    expect((await find({ language: 'en', only: 'outdated' })).found).toBe(0);
    const all = await find({ language: 'en' });
    expect(all.texts).toHaveLength(50);
    expect(all.found).toBeGreaterThan(500);
  },
);

test('mails say what was published, in the language of who reads them', async () => {
  expect((await resetMailTo('en'))?.subject).toBe('Choose a new password for Kindred');
  await say('en', `${reset}/subject`, '{brand}, "new" password', subject);
  expect((await resetMailTo('en'))?.subject).toBe('Choose a new password for Kindred');
  await publish();
  expect((await resetMailTo('en'))?.subject).toBe('Kindred, "new" password');
  expect((await resetMailTo('de'))?.subject).toBe('Wähle ein neues Passwort für Kindred');
  await say('de', `${reset}/subject`, 'Neu bei {brand}', german);
  await publish();
  expect((await resetMailTo('de'))?.subject).toBe('Neu bei Kindred');
});

test('answers say it to pages in that language', async () => {
  const id = 'service/errors/credentials_wrong';
  await say('de', id, 'Das passt nicht zusammen.', 'Falsch');
  await publish();
  const signIn = async (language: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: `${apiBase}/auth/login`,
      headers: { 'accept-language': language },
      payload: { email: 'nobody@member.example', password: 'ten thousand lamps' },
    });
    return answer.json<{ message: string }>().message;
  };
  expect(await signIn('de')).toBe('Das passt nicht zusammen.');
  expect(await signIn('en')).toBe('Email or password is incorrect.');
});

test('trust 120: a value that the default text does not mention cannot be stored', async () => {
  const path = textPath('en', `${reset}/subject`);
  const answer = await change(path, { text: '{brnd}: new', insteadOf: subject }, null);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    errors: [{ field: 'value.text', msg: 'Only these values can be used here: {brand}' }],
  });
  expect(valuesIn(await read())).toEqual({});
  for (const wrong of ['', 'x'.repeat(4001), 7, { text: 'a' }])
    expect((await change(path, { text: wrong, insteadOf: subject }, null)).statusCode).toBe(400);
});

test.each([
  'texts.tlh.web/a',
  'texts.en.elsewhere/a',
  'texts.en.__proto__',
  'texts.en.web/../a',
  'texts.en.web/a.b',
  'texts.en',
  'texts',
])('%s is no text', async (path) => {
  const answer = await change(path, { text: 'a', insteadOf: 'b' }, null);
  expect(answer.statusCode).toBe(400);
});

test('two people change two texts, and the second one who changes the same sees what the first wrote', async () => {
  const theirs = editorOf(grace);
  await say('en', `${reset}/title`, 'Mine', 'Choose a new password');
  const path = textPath('en', `${reset}/subject`);
  await theirs.change(path, { text: 'Theirs', insteadOf: subject }, null);
  expect(Object.keys(valuesIn(await read()))).toEqual([path, textPath('en', `${reset}/title`)]);
  const late = await change(path, { text: 'Mine', insteadOf: subject }, null);
  expect(late.statusCode).toBe(412);
  expect(
    valuesIn(late.json<{ data: Awaited<ReturnType<typeof read>> }>().data)[path],
  ).toMatchObject({
    text: 'Theirs',
  });
});

test('the default comes back, and is no change any more', async () => {
  const path = textPath('en', `${reset}/subject`);
  await say('en', `${reset}/subject`, 'Other', subject);
  await publish();
  const own = { text: 'Other', insteadOf: subject };
  expect((await change(path, null, own)).statusCode).toBe(200);
  expect(valuesIn(await read())).toEqual({ [path]: null });
  await publish();
  expect(app.site.document.texts.en).toEqual({});
  expect((await resetMailTo('en'))?.subject).toBe('Choose a new password for Kindred');
});

test('a text whose default has changed since, or is gone, is listed', async () => {
  await say('en', `${reset}/subject`, 'Other', 'What an earlier release said');
  await say('en', 'web/gone/text', 'Nobody sees this', 'Gone');
  const { texts } = await find({ language: 'en', only: 'outdated' });
  expect(texts.map(({ id, text }) => [id, text])).toEqual([
    [`${reset}/subject`, subject],
    ['web/gone/text', null],
  ]);
});

test('texts are exported and imported, and a file with a wrong one is refused with its path', async () => {
  await say('de', `${reset}/subject`, 'Neu bei {brand}', german);
  await publish();
  const { file } = dataOf<{ file: { document: object } }>(
    await ada.get(`/site/versions/${app.site.version}`),
  );
  await change(textPath('de', `${reset}/subject`), null, {
    text: 'Neu bei {brand}',
    insteadOf: german,
  });
  await publish();
  expect((await replace({ file })).statusCode).toBe(200);
  expect(Object.keys(valuesIn(await read()))).toEqual([textPath('de', `${reset}/subject`)]);
  const texts = { de: { [`${reset}/subject`]: { text: '{x}', insteadOf: german } } };
  const wrong = await replace({ file: { document: { texts } } });
  expect(wrong.json()).toMatchObject({
    errors: [{ field: `document.texts.de.${reset}/subject.text` }],
  });
});

test('mails are shown as the draft words them, to who has a key of the draft', async () => {
  await say('en', `${reset}/title`, 'A <b>fresh</b> start', 'Choose a new password');
  const { preview } = await read();
  const show = (kind: string, query: string) =>
    app.inject({ url: `/site-mails/${kind}?language=en&${query}` });
  const shown = await show('reset-password', preview);
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.body).toContain('A &lt;b&gt;fresh&lt;/b&gt; start');
  expect((await show('reset-password', 'draft=wrong')).statusCode).toBe(404);
  for (const kind of ['toString', 'nothing'])
    expect((await show(kind, preview)).statusCode).toBe(404);
});

test.each(languageCodes.slice(0, 2))('each kind of mail has a sample in %s', async (language) => {
  const { mails } = await find({ language });
  const { preview } = await read();
  for (const { kind, subject: shown } of mails) {
    const url = mailPreviewUrl(kind, preview, language);
    const { statusCode, body } = await app.inject({ url });
    expect([kind, statusCode]).toEqual([kind, 200]);
    expect(`${shown} ${body}`, kind).not.toMatch(/undefined|NaN|Invalid|\[object/);
  }
});

test.each(['en', 'de'] as const)(
  'whichever texts in %s the owner changes, each mail and answer can be written',
  async (language) => {
    const own = Object.fromEntries(
      Object.entries(listTexts(language)).map(([id, insteadOf]) => {
        const values = namesIn(insteadOf).map((name) => `{${name}}`);
        return [id, { text: `[own ${values.join(' ')}]`, insteadOf }];
      }),
    );
    const { letters, pushes, errors } = textsOf(language, own);
    const link = links('http://site.example');
    // They were said before.
    const { lines } = sampleDataOf('gathered-notices', app.now()) as {
      lines: { text: string; count: number }[];
    };
    const gathered = lines.map(({ text, count }) => (count > 1 ? `${text} (${count})` : text));
    for (const [kind, write] of Object.entries(letters)) {
      const letter = write(sampleDataOf(kind, app.now()), {
        brand: 'Own',
        link,
        dayOf: (time) => time.slice(0, 10),
      });
      expect(letter.subject, kind).toContain('[own ');
      const said = letter.parts.flatMap((part) => {
        if ('label' in part) return [part.label];
        if ('note' in part) return [part.note];
        return 'text' in part ? [part.text] : [];
      });
      const left = said.filter((text) => !text.includes('[own '));
      expect([kind, ...left]).toEqual([kind, ...(kind === 'gathered-notices' ? gathered : [])]);
      expect(JSON.stringify(letter), kind).not.toMatch(/undefined|NaN|Invalid/);
    }
    const said = noticeKindNames
      .map((kind) => pushes[kind](sampleDataOf(kind, app.now())))
      .filter(Boolean);
    expect(said.length).toBeGreaterThan(10);
    for (const push of said) expect(push).toContain('[own ');
    expect(errors.credentials_wrong()).toBe('[own ]');
  },
);

test('a test goes to who asks for it, with the words of the draft', async () => {
  await say('en', `${reset}/subject`, 'Draft of {brand}', subject);
  const url = '/site/mails/reset-password/test';
  expect((await grace.send('POST', url, { language: 'en' })).statusCode).toBe(200);
  const last = (await sentMails(app)).at(-1);
  expect(last?.subject).toBe('Draft of Kindred');
  expect(last?.to).toEqual([{ name: '', address: grace.email }]);
  expect((await grace.send('POST', '/site/mails/none/test', { language: 'en' })).statusCode).toBe(
    404,
  );
});
