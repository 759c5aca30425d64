import { type DeletedText, inPlaceOf } from '@kindred/contract/desk/deleted-texts';
import { errorKinds } from '@kindred/contract/error-kinds';
import { fieldFaults } from '@kindred/contract/field-faults';
import type { Language } from '@kindred/contract/languages';
import { type MailKind, mailKinds } from '@kindred/contract/mail-kinds';
import { isMailedNotice, noticeKindNames, noticeKinds } from '@kindred/contract/notices/all-kinds';
import { apiBase } from '@kindred/contract/route';
import { figureCharts } from '@kindred/contract/statistics';
import { describe, expect, test } from 'vitest';
import { createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { oneOfEach, openNotices } from '../../../test/members/notified-members.ts';
import { type Schema, readOperations } from '../../../test/requests/operations.ts';
import { samplesOf } from '../../../test/requests/samples.ts';
import { outsideBrackets, shownOf, writeInBrackets } from '../../../test/texts/pseudo-language.ts';
import { AppError, toFieldError } from '../../errors.ts';
import { rewriterOf } from '../http/responses/in-language.ts';
import { translateFailure } from '../http/responses/translate-failure.ts';
import { composeMail } from '../mail/compose.ts';
import type { Mail } from '../mail/kinds.ts';
import { textsFor } from './language-texts.ts';

const language: Language = 'de';
writeInBrackets(language);
const headers = { 'accept-language': language };
const { app, deliver, createNotifiedMember } = await openNotices();
const brandName = app.site.document.brand.name;

const dataOf: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.entries(mailKinds).map(([kind, about]) => [
      kind,
      'data' in about ? samplesOf(about.data as Schema)[0] : {},
    ]),
  ),
  ...Object.fromEntries(
    noticeKindNames
      .filter(isMailedNotice)
      .map((kind) => [kind, samplesOf(noticeKinds[kind].about as Schema)[0]]),
  ),
};
test.each(Object.entries(dataOf))(
  'a mail of the kind %s says nothing that is not among the texts, as a page and as plain text',
  (kind, data) => {
    const mail = { to: 'ada@member.example', language, kind: kind as MailKind, data } as Mail;
    const written = composeMail(app, mail, 'token');
    const { subject, text, html } = written as Record<'subject' | 'text' | 'html', string>;
    // The code of a mail is on a line of its own.
    const { code = brandName } = data as { code?: string };
    const given = [brandName, code, code.replaceAll(/[&<>]/g, ' ')];
    expect(outsideBrackets(subject)).toEqual([]);
    expect(outsideBrackets(text, given)).toEqual([]);
    expect(outsideBrackets(shownOf(html), given)).toEqual([]);
    expect(written.replyTo).toMatchObject({ name: brandName });
  },
);

test('pushes and digests say nothing that is not among the texts', { tags: ['long'] }, async () => {
  const ada = await createNotifiedMember();
  await app.pool.query('update member set language = $2 where id = $1', [ada.id, language]);
  for (const kind of noticeKindNames) {
    await ada.notify(oneOfEach[kind]);
    await deliver();
    app.advanceClock(2 * 3_600_000);
  }
  await ada.send('PUT', '/notices/delivery', { names: false });
  for (const kind of ['match', 'superlike', 'report.reply'] as const)
    await ada.notify(oneOfEach[kind]);
  await deliver();
  app.advanceClock(2 * 3_600_000);
  await deliver();
  const pushes = ada.pushes();
  expect(pushes.length).toBeGreaterThan(5);
  expect(new Set(pushes.map(({ title }) => title))).toEqual(new Set([brandName]));
  expect(pushes.flatMap(({ body }) => outsideBrackets(body))).toEqual([]);
  const mails = ada.mails();
  expect(mails.length).toBeGreaterThan(5);
  expect(mails.flatMap(({ subject }) => outsideBrackets(subject))).toEqual([]);
  expect(mails.flatMap(({ text }) => outsideBrackets(text, [brandName]))).toEqual([]);
});

describe('a failure says nothing that is not among the texts', () => {
  const paramsOf = (kind: object) =>
    'params' in kind
      ? samplesOf({ type: 'object', properties: kind.params as Record<string, Schema> })[0]
      : undefined;

  test.each(Object.entries(errorKinds))('with the code %s', (code, kind) => {
    const params = paramsOf(kind);
    const error = new AppError(code as 'invalid', { params } as never);
    const { message, errors = [] } = translateFailure({ headers }, error);
    expect(outsideBrackets(message)).toEqual([]);
    // What was written for a field of the failure, too.
    expect(errors.flatMap(({ msg }) => outsideBrackets(msg))).toEqual([]);
  });

  test.each(Object.entries(fieldFaults))('about a field with the fault %s', (code, kind) => {
    const params = paramsOf(kind);
    const fault = toFieldError('bio', { code, ...(params ? { params } : {}) } as never);
    const error = new AppError('invalid', { params: fault, errors: [fault] });
    const { message, errors = [] } = translateFailure({ headers }, error);
    expect(errors.flatMap(({ msg }) => outsideBrackets(msg))).toEqual([]);
    expect(outsideBrackets(message)).toEqual([]);
  });

  test('whatever is sent to any route', { tags: ['long'] }, async () => {
    const colleague = await createColleague(app);
    const member = await createNotifiedMember();
    const id = '00000000-0000-7000-8000-000000000000';
    const said = new Set<string>();
    for (const { method, path } of readOperations(app)) {
      const url = path.replaceAll(/\{\w+\}/g, id);
      const body = method === 'GET' ? {} : { payload: { wrong: true } };
      for (const by of [{}, member.headers, colleague.headers]) {
        const answer = await app.inject({
          method: method as 'GET',
          url,
          headers: { ...by, ...headers },
          ...body,
        });
        const isJson = String(answer.headers['content-type']).includes('json');
        if (!isJson || answer.body === '') continue;
        const { message = '', errors = [] } = answer.json<{
          message?: string;
          errors?: { msg: string }[];
        }>();
        for (const text of [message, ...errors.map(({ msg }) => msg)])
          if (outsideBrackets(text).length > 0) said.add(`${method} ${path}: ${text}`);
      }
    }
    expect([...said]).toEqual([]);
  });
});

test('a statement of reasons, a deleted text and a device are written from the texts', () => {
  const rewrite = (format: string, value: string) =>
    String(rewriterOf({ format })?.(value, language));
  for (const clause of ['respect', 'no-money'])
    expect(outsideBrackets(rewrite('clause', clause))).toEqual([]);
  for (const text of Object.keys(textsFor(language).deletedTexts))
    expect(outsideBrackets(rewrite('deletable-text', inPlaceOf(text as DeletedText)))).toEqual([]);
  for (const device of ['Macintosh; Firefox/140.0', 'Windows NT 10.0; Firefox/140.0'])
    expect(outsideBrackets(rewrite('device', device))).toEqual([]);
});

test('the first line of each file with rows is written from the texts', async () => {
  const colleague = await createColleague(app);
  const { _id: bulk } = (
    await colleague.send('POST', '/users/bulk', {
      ids: [(await createPerson(app)).id],
      action: 'deactivate',
      reason: 'Asked for it',
    })
  ).json<{ data: { bulk: { _id: string } } }>().data.bulk;
  const paths = [
    '/users/export',
    `/users/bulk/${bulk}/export`,
    '/audit/export',
    ...figureCharts.map((chart) => `/statistics/export?chart=${chart}`),
  ];
  for (const path of paths) {
    const { body, statusCode } = await app.inject({
      url: `${apiBase}${path}`,
      headers: { ...colleague.headers, ...headers },
    });
    expect(statusCode, path).toBe(200);
    const heads = body.split('\n')[0]?.split(',') ?? [];
    expect(
      heads.flatMap((head) => outsideBrackets(head)),
      path,
    ).toEqual([]);
  }
});
