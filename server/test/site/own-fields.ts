import type { SiteEditing } from '@kindred/contract/site';
import type { OwnField } from '@kindred/contract/site/own-fields';
import { expect } from 'vitest';
import type { createColleague } from '../members/staff.ts';
import { editorOf } from './editing.ts';

/** A field as an owner makes it. */
export const ownField = (number: number, more: Partial<OwnField> = {}): OwnField => ({
  number,
  kind: 'one',
  names: { en: `Field ${number}` },
  choices:
    more.kind === 'number' || more.kind === 'text'
      ? []
      : ['Never', 'Sometimes', 'Often'].map((name, index) => ({
          number: index + 1,
          names: { en: name },
          retired: false,
        })),
  range: more.kind === 'number' ? { from: 100, to: 220 } : null,
  units: {},
  asked: 'later',
  required: false,
  seenBy: 'all',
  onCard: false,
  filter: more.kind !== 'text' && (more.seenBy ?? 'all') === 'all',
  sensitive: false,
  ...more,
});

/** Publishes these as the own fields of the site. */
export async function publishFields(
  by: Awaited<ReturnType<typeof createColleague>>,
  fields: readonly OwnField[],
) {
  const editor = editorOf(by);
  const { published }: SiteEditing = await editor.read();
  const changed = await editor.change('fields', fields, published.fields);
  expect(changed.statusCode, changed.body).toBe(200);
  const answer = await editor.publish();
  expect(answer.statusCode, answer.body).toBe(200);
}
