import { expect, test } from 'vitest';
import { profileLimits } from './limits.ts';
import { questionNames } from './questions.ts';

test('the number of questions is that of the list', () => {
  expect(profileLimits.questions).toBe(questionNames.length);
});
