import type { Language } from '@kindred/contract/languages';
import {
  type FieldNames,
  type OwnField,
  faultsInFields,
  hasChoices,
  mostChoices,
  longestFieldName,
  nameForReader,
  plainField,
} from '@kindred/contract/site/own-fields';
import { language } from '#texts/language.ts';
import { messages as m } from '#texts/site-fields.ts';

export type Kind = OwnField['kind'];
type Numbered = { readonly number: number };

/** As its writer knows it. */
export const shownName = (names: FieldNames) => nameForReader(names, language).trim();
export const nameOf = ({ names }: Pick<OwnField, 'names'>) => shownName(names) || m.unnamed;

/** Numbers are permanent and not given twice: two administrators, or a field that was removed, would share one. */
function freeNumber(taken: readonly Numbered[]) {
  for (;;) {
    const number = 1000 + Math.floor(Math.random() * 29_000);
    if (taken.every((other) => other.number !== number)) return number;
  }
}

export const newField = (taken: readonly Numbered[]): OwnField => ({
  number: freeNumber(taken),
  ...plainField(),
  names: { [language]: '' },
});

export function withKind(field: OwnField, kind: Kind): OwnField {
  const next = { ...field, kind };
  return {
    ...next,
    choices: hasChoices(next) ? field.choices : [],
    range: kind === 'number' ? { from: 0, to: 100 } : null,
    units: kind === 'number' ? field.units : {},
    filter: field.filter && kind !== 'text',
  };
}

/** One of these changes at a time. What contradicts it gives way. */
export function withRules(
  field: OwnField,
  change: Partial<Pick<OwnField, 'seenBy' | 'onCard' | 'filter' | 'sensitive' | 'required'>>,
): OwnField {
  const next = { ...field, ...change };
  if (change.onCard || change.filter) next.seenBy = 'all';
  if (next.seenBy !== 'all') Object.assign(next, { onCard: false, filter: false });
  if (change.sensitive) next.required = false;
  if (change.required) next.sensitive = false;
  return next;
}

/** A choice for each line. What is there already, or has no room, is left out. */
export function withChoices(
  field: OwnField,
  lines: string,
  { code, published }: { code: Language; published: OwnField | undefined },
): OwnField {
  const present = new Set(field.choices.map(({ names }) => names[code]?.trim().toLowerCase()));
  let last = Math.max(
    0,
    ...[...field.choices, ...(published?.choices ?? [])].map(({ number }) => number),
  );
  const choices = [...field.choices];
  for (const line of lines.split(/\r?\n/)) {
    const name = line.trim().slice(0, longestFieldName).trim();
    if (!name || present.has(name.toLowerCase()) || choices.length >= mostChoices) continue;
    present.add(name.toLowerCase());
    last += 1;
    choices.push({ number: last, names: { [code]: name }, retired: false });
  }
  return { ...field, choices };
}

/** Another name in a language; an empty one is none, unless it is the only one. */
export function withName(names: FieldNames, code: Language, name: string): FieldNames {
  const { [code]: _before, ...others } = names;
  return name === '' && Object.keys(others).length > 0 ? others : { ...others, [code]: name };
}

const isNamed = (names: FieldNames) =>
  Object.values(names).length > 0 && Object.values(names).every((name) => name.trim() !== '');

/** Why the service would refuse the field, in words. */
export function faultOf(field: OwnField): string | null {
  if (![field, ...field.choices].every(({ names }) => isNamed(names))) return m.faults.name;
  const names = faultsInFields([field]).map(({ field: name }) => name);
  if (names.includes('0.choices')) return m.faults.choices;
  return names.includes('0.range.to') ? m.faults.range : null;
}

export function moved(fields: readonly OwnField[], index: number, by: 1 | -1) {
  const [field, other] = [fields[index], fields[index + by]];
  return field && other ? fields.with(index, other).with(index + by, field) : fields;
}
