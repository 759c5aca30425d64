import type { FieldValue } from '@kindred/contract/profiles/own-field-values';
import type { OwnFieldsOfMember, ShownField } from '../../../api/own-fields.ts';
import type { OwnFieldsChange } from '../../../api/own-fields-change.ts';
import type { FieldsDraft } from './value-fields.tsx';

export const draftOf = ({ values, consents }: OwnFieldsOfMember): FieldsDraft => ({
  values,
  agreed: consents.map(({ field }) => field),
});

/** What differs from what is stored, of these fields. */
export function changeOf(
  { values, consents }: OwnFieldsOfMember,
  draft: FieldsDraft,
  fields: readonly ShownField[],
): OwnFieldsChange {
  const change: Required<Pick<OwnFieldsChange, 'values' | 'consents'>> = {
    values: [],
    consents: [],
  };
  for (const { number, sensitive } of fields) {
    const agreed = draft.agreed.includes(number);
    const had = consents.some(({ field }) => field === number);
    if (sensitive && agreed !== had) change.consents.push({ field: number, given: agreed });
    if (sensitive && !agreed) continue;
    const [before, after] = [valueIn(values, number), valueIn(draft.values, number)];
    if (JSON.stringify(before) !== JSON.stringify(after))
      change.values.push(after ?? { field: number });
  }
  return change;
}

const valueIn = (values: readonly FieldValue[], number: number) =>
  values.find(({ field }) => field === number);
