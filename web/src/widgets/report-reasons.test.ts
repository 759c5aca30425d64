import { maxDescriptionLength } from '@kindred/contract/reports/report-types';
import { expect, test } from 'vitest';
import { reportFor, roomFor } from './report-reasons.ts';

test('a reason becomes a type of the contract, and says more where the type does not', () => {
  expect(reportFor('harassment', 'Insults')).toEqual({
    problem_type: 'Harassment',
    description: 'Insults',
  });
  expect(reportFor('minor', 'Wrote so')).toEqual({
    problem_type: 'Inappropriate Content',
    description: 'May be under 18: Wrote so',
  });
});

test('the longest description fits with what its reason adds', () => {
  const room = roomFor('fake', maxDescriptionLength);
  expect(reportFor('fake', 'x'.repeat(room)).description).toHaveLength(maxDescriptionLength);
});
