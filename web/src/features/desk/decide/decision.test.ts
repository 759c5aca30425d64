import type { Case } from '@kindred/contract/desk';
import { Check } from 'typebox/value';
import { NewDecision } from '@kindred/contract/desk/decisions';
import { categories, isKeywordOf } from '@kindred/contract/desk/categories';
import { clauses } from '@kindred/contract/desk/grounds';
import { decisionActions } from '@kindred/contract/desk/sanctions';
import type { CannedText } from '@kindred/contract/desk/texts';
import { expect, test } from 'vitest';
import { categoryOfClause } from './defaults.ts';
import { type Draft, fill, messagesOf, missingIn, toDecision } from './draft.ts';

const id = (last: number) => `00000000-0000-7000-8000-00000000000${last}`;

const report = (last: number, fields: object = {}) => ({
  _id: id(last),
  problem_type: 'Harassment',
  description: 'He insulted me.',
  priority: 'high',
  status: 'pending',
  createdAt: '2026-01-01T00:00:00.000Z',
  settledAt: null,
  reporter: null,
  replies: [],
  evidence: [],
  ...fields,
});

const caseWith = (reports: object[], fields: object = {}) =>
  ({
    _id: id(0),
    kind: 'person',
    version: 3,
    reports,
    person: { photos: [{ publicId: 'first' }, { publicId: 'reported' }] },
    suggestion: { strikes: 1, action: 'suspend', days: 3 },
    ...fields,
  }) as unknown as Case;

const text = (kind: CannedText['kind'], body: string, fields: Partial<CannedText> = {}) => ({
  _id: id(9),
  kind,
  title: body,
  body,
  language: 'en' as const,
  version: `of ${body}`,
  versions: { en: { title: body, body } },
  problem_type: null,
  action: null,
  clause: null,
  ...fields,
});

const texts = [
  text('answer', 'acted', { action: 'warn' }),
  text('answer', 'nothing', { action: 'dismiss' }),
  text('answer', 'fixing', { action: 'dismiss', problem_type: 'Bug Report' }),
  text('reason', 'unwanted', { action: 'suspend', clause: 'consent' }),
  text('reason', 'insulted', { action: 'warn', clause: 'respect', problem_type: 'Harassment' }),
];

test('the usual decision needs no form: ground, reason, answer and outcomes follow from the reports', () => {
  const found = caseWith([report(1), report(2), report(3, { settledAt: '2026-01-02' })]);
  const decision = toDecision(found, 'suspend', fill(found, texts, 'suspend', {}), texts);
  expect(decision).toMatchObject({
    version: 3,
    days: 3,
    ground: { clause: 'respect', keyword: 'CYBER_HARASSMENT', reason: 'insulted' },
    reports: [
      { _id: id(1), outcome: 'resolved', answer: 'acted' },
      { _id: id(2), outcome: 'resolved', answer: 'acted' },
    ],
    texts: [
      { _id: id(9), version: 'of acted' },
      { _id: id(9), version: 'of insulted' },
    ],
  });
  const dismissed = toDecision(found, 'dismiss', fill(found, texts, 'dismiss', {}), texts);
  expect(dismissed.ground).toBeUndefined();
  expect(dismissed.reports[0]).toEqual({ _id: id(1), outcome: 'rejected', answer: 'nothing' });
  expect(dismissed.texts).toEqual([{ _id: id(9), version: 'of nothing' }]);
});

test('trust 81: an account is closed for a reason that someone chose, if the reports are of several types', () => {
  const found = caseWith([report(1), report(2, { problem_type: 'Inappropriate Content' })]);
  for (const action of ['suspend', 'ban'] as const) {
    const filled = fill(found, texts, action, {});
    expect([filled.reason, missingIn(action, filled)]).toEqual(['', 'isGroundOpen']);
    // A text alone does not say what it is about.
    expect(missingIn(action, fill(found, texts, action, { reason: 'Mine.' }))).toBe('isGroundOpen');
    const chosen = fill(found, texts, action, { clause: 'consent' });
    expect([chosen.reason !== '', missingIn(action, chosen)]).toEqual([true, null]);
  }
  expect(missingIn('warn', fill(found, texts, 'warn', {}))).toBeNull();
  const alike = caseWith([report(1), report(2)]);
  expect(fill(alike, texts, 'ban', {}).reason).toBe('insulted');
});

test('a report about the service is resolved, with the answer for its type', () => {
  const found = caseWith([report(1, { problem_type: 'Bug Report' })], {
    kind: 'service',
    person: null,
  });
  expect(toDecision(found, 'dismiss', fill(found, texts, 'dismiss', {}), texts).reports).toEqual([
    { _id: id(1), outcome: 'resolved', answer: 'fixing' },
  ]);
  const other = caseWith([report(1, { problem_type: 'Account Issue' })], {
    kind: 'service',
    person: null,
  });
  expect(toDecision(other, 'dismiss', fill(other, texts, 'dismiss', {}), texts).reports).toEqual([
    { _id: id(1), outcome: 'resolved' },
  ]);
});

test("a moderator's changes stay, and what depends on them follows", () => {
  const found = caseWith([report(1), report(2)]);
  const draft = { clause: 'no-money', answer: 'mine', outcomes: { [id(2)]: 'open' } } as const;
  const decision = toDecision(found, 'ban', fill(found, texts, 'ban', draft), texts);
  expect(decision.reports).toEqual([{ _id: id(1), outcome: 'resolved', answer: 'mine' }]);
  expect(decision.texts).toBeUndefined();
  // No canned reason is about this clause, so it is the clause itself.
  expect(decision.ground).toMatchObject({
    category: 'SCAMS_AND_FRAUD',
    reason: "Don't ask for money, and don't offer any.",
  });
});

test('the reported photo is the one to remove', () => {
  const photo = { kind: 'photo', takenAt: '', content: { publicId: 'reported' } };
  const found = caseWith([report(1, { evidence: [photo] })]);
  expect(
    toDecision(found, 'remove-photo', fill(found, texts, 'remove-photo', {}), texts).publicId,
  ).toBe('reported');
});

test('the reported message is the one to remove, and nothing by the reporter', () => {
  const line = (number: number, fields: object = {}) => ({
    number,
    from: 'reported',
    deletedAt: null,
    isReported: false,
    ...fields,
  });
  const content = {
    messages: [line(1), line(2, { from: 'reporter' }), line(3, { isReported: true })],
  };
  const found = caseWith([report(1, { evidence: [{ kind: 'message', takenAt: '', content }] })]);
  expect(messagesOf(found).map(({ number }) => number)).toEqual([1, 3]);
  const decision = toDecision(
    found,
    'remove-message',
    fill(found, texts, 'remove-message', {}),
    texts,
  );
  expect(decision.message).toEqual({ reportId: id(1), number: 3 });
});

test('every action of every clause is a decision that the server accepts, and missing fields are named', () => {
  const found = caseWith([report(1)]);
  for (const clause of clauses) {
    const [category, keyword] = categoryOfClause[clause];
    expect(category in categories && isKeywordOf(category, keyword), clause).toBe(true);
    for (const action of decisionActions) {
      const message = { reportId: id(1), number: 1 };
      const filled = fill(found, [], action, { clause, message });
      expect(missingIn(action, filled)).toBeNull();
      expect(
        Check(NewDecision, toDecision(found, action, filled, texts)),
        `${action} ${clause}`,
      ).toBe(true);
    }
  }
  expect(missingIn('warn', fill(found, [], 'warn', { reason: ' ' }))).toBe('reason');
  expect(missingIn('warn', fill(found, [], 'warn', { kind: 'law' }))).toBe('law');
  const none = { outcomes: { [id(1)]: 'open' } } as const;
  expect(missingIn('dismiss', fill(found, [], 'dismiss', none))).toBe('outcomes');
});

test("a report that can't wait gets no usual answer when it is dismissed, unless someone wrote or chose it", () => {
  const found = caseWith([report(1, { claim: 'minor' }), report(2, { claim: null })]);
  const answers = (action: 'dismiss' | 'warn', draft: Draft) =>
    toDecision(found, action, fill(found, texts, action, draft), texts).reports.map(
      ({ answer = null }) => answer,
    );
  expect(answers('dismiss', {})).toEqual([null, 'nothing']);
  expect(answers('dismiss', { answer: ' ' })).toEqual([null, null]);
  expect(answers('dismiss', { answer: 'Ours' })).toEqual(['Ours', 'Ours']);
  expect(answers('dismiss', { outcomes: { [id(1)]: 'resolved' } })).toEqual(['nothing', 'nothing']);
  expect(answers('warn', {})).toEqual(['acted', 'acted']);
});
