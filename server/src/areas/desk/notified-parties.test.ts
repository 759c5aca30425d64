import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { decideOn, ground, openCase } from '../../../test/desk/desk.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { createPerson } from '../../../test/members/people.ts';
import { endUndo } from '../../../test/desk/reports.ts';
import { createColleague } from '../../../test/members/staff.ts';

const app = await testApp();
const grace = await createColleague(app, 'moderator');
const note = 'Known to colleagues from last year';

/** Everything that a member can read about a decision, and every mail to them. */
async function heardBy(person: Awaited<ReturnType<typeof createPerson>>, reportId: string) {
  const answers = [
    await person.get('/statements'),
    await person.get('/notices'),
    await person.get('/reports/my-reports'),
    await person.get(`/reports/report/${reportId}`),
    await person.get(`/reports/report/${reportId}/conversation`),
  ];
  const mails = (await sentMails(app)).filter(({ to }) => to?.[0]?.address === person.email);
  return [...answers.map(({ body }) => body), ...mails.map(({ text }) => text)].join('\n');
}

const decisions = [
  ['dismiss', {}],
  ['warn', {}],
  ['remove-text', { field: 'bio' }],
  ['remove-photo', {}],
  ['suspend', {}],
  ['ban', {}],
] as const;

test.each(decisions)(
  'trust 63: what reporter and reported learn about %s',
  async (action, fields) => {
    const reporter = await createPerson(app, { profile: { first_name: 'Reporta' } });
    const reported = await createPerson(app, {
      profile: { first_name: 'Zedekiah', bio: 'Bad words' },
    });
    const description = 'He shouted at me in Porto';
    const { id, reportIds } = await openCase(app, {
      about: reported.id,
      by: reporter.id,
      description,
    });
    const photo = action === 'remove-photo' && { publicId: `test-${reported.id}` };
    await decideOn(grace, id, action, {
      ...fields,
      ...photo,
      note,
      answer: 'Thank you, {reporter}.',
    });
    await endUndo(app);
    const [reportId = ''] = reportIds;

    const texts = await heardBy(reporter, reportId);
    expect(texts).toContain('Thank you, Reporta.');
    expect(texts).toContain('resolved');
    const ofDecision = [
      note,
      ground.reason,
      ground.category,
      'Zedekiah',
      reported.email,
      grace.email,
    ];
    for (const word of [...ofDecision, `"${action}"`, 'strike', 'Be respectful'])
      expect(texts).not.toContain(word);

    const heard = await heardBy(reported, reportId);
    expect(heard.includes(ground.reason)).toBe(action !== 'dismiss');
    for (const word of [
      note,
      description,
      'Reporta',
      reporter.email,
      reporter.id,
      reportId,
      grace.email,
    ])
      expect(heard).not.toContain(word);
  },
);
