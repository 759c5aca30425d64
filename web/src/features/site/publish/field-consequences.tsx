import type { VersionChange } from '@kindred/contract/site';
import type { OwnField } from '@kindred/contract/site/own-fields';
import { messages as m } from '#texts/site-fields.ts';
import { nameOf } from '../own-fields/field-changes.ts';

/** What members lose when own fields change. */
export function FieldConsequences({ change: { before, after } }: { change: VersionChange }) {
  const fields = after as readonly OwnField[];
  return (before as readonly OwnField[]).map((field) => {
    const now = fields.find(({ number }) => number === field.number);
    if (now && (field.sensitive || !now.sensitive)) return null;
    const say = now ? m.consequences.sensitive : m.consequences.removed;
    return (
      <span key={field.number} className="block">
        {say({ name: nameOf(field) })}
      </span>
    );
  });
}
