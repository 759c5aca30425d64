import { maxDescriptionLength } from '@kindred/contract/reports/report-types';
import { expect, test } from 'vitest';
import { reportFor, roomFor } from './report-reasons.ts';

test('a reason becomes a type of the contract, and adds text if the type does not say enough', () => {
  expect(reportFor('harassment', 'Insults')).toEqual({
    problem_type: 'Harassment',
    description: 'Insults',
  });
  expect(reportFor('minor', 'Wrote so')).toEqual({
    problem_type: 'Inappropriate Content',
    description: 'May be under 18: Wrote so',
  });
});

test('the longest description fits with the text that its reason adds', () => {
  const room = roomFor('fake', maxDescriptionLength);
  expect(reportFor('fake', 'x'.repeat(room)).description).toHaveLength(maxDescriptionLength);
});
