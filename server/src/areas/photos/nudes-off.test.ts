import { defaultDocument, withValues } from '@kindred/contract/site/document';
import { nudeLevels } from '@kindred/contract/site/nudes';
import { expect, test } from 'vitest';
import { upload } from '../../../test/files/images.ts';
import { likelyNude } from '../../../test/files/likely-nude.ts';
import { createPerson } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { isLikelyNude } from './likely-nude.ts';

test('a site that turned the check off does not look at photos', async () => {
  const app = await testApp({
    site: { 'limits.nudes': 'off', 'switches.unclassifiedAsNude': true },
  });
  const ada = await createPerson(app, { photo: false });
  expect((await upload(ada, likelyNude)).statusCode).toBe(200);
  const { rows } = await app.pool.query('select nude_percent, likely_nude from photo_hash');
  expect(rows).toEqual([{ nude_percent: null, likely_nude: false }]);
  expect([...app.classifier.counts.values()].every((count) => count === 0)).toBe(true);
});

test('the owner decides how sure the check has to be, and about photos that were not checked', () => {
  const levelsAt = (percent: number | null, unclassifiedAsNude = false) =>
    nudeLevels.filter((level) =>
      isLikelyNude(
        percent,
        withValues(defaultDocument('demo'), [
          ['limits.nudes', level],
          ['switches.unclassifiedAsNude', unclassifiedAsNude],
        ]),
      ),
    );
  expect(levelsAt(34)).toEqual([]);
  expect(levelsAt(35)).toEqual(['strict']);
  expect(levelsAt(60)).toEqual(['usual', 'strict']);
  expect(levelsAt(85)).toEqual(['cautious', 'usual', 'strict']);
  expect(levelsAt(null)).toEqual([]);
  expect(levelsAt(null, true)).toEqual(['cautious', 'usual', 'strict']);
});
