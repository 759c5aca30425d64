import type { CatalogChoice, CatalogName } from '@kindred/contract/site/catalogs';
import { expect } from 'vitest';
import type { createColleague } from '../members/staff.ts';
import { editorOf } from './editing.ts';

/** An interest as an owner makes it. */
export const ownInterest = (number: number, more: Partial<CatalogChoice> = {}): CatalogChoice => ({
  key: `own-${number}`,
  retired: false,
  names: { en: `Interest ${number}` },
  group: 'outdoors',
  ...more,
});

/** A question as an owner makes it. */
export const ownQuestion = (number: number, more: Partial<CatalogChoice> = {}): CatalogChoice => ({
  key: `own-${number}`,
  retired: false,
  names: { en: `Question ${number}?` },
  topics: { en: `subject ${number}` },
  answers: [{ en: 'Yes' }, { en: 'No' }],
  ...more,
});

/** Publishes these as the choices of a catalog. */
export async function publishChoices(
  by: Pick<Awaited<ReturnType<typeof createColleague>>, 'get' | 'send'>,
  catalog: CatalogName,
  choices: readonly CatalogChoice[],
) {
  const { read, change, publish } = editorOf(by);
  const { published } = await read();
  const changed = await change(`catalogs.${catalog}`, choices, published.catalogs[catalog]);
  expect(changed.statusCode, changed.body).toBe(200);
  const answer = await publish();
  expect(answer.statusCode, answer.body).toBe(200);
}
