import type { FieldCondition } from '../profiles/own-field-values.ts';

/** Characters of a filter by all fields with all of their choices. */
export const longestFieldFilter = 4000;

const between = '~';
const shape = /^f(\d{1,5})(?:((?:\.\d{1,3})+)|-(\d{1,4})?-(\d{1,4})?)$/;

/**
 * The filter by fields of the owner as a text for the address of a page: `f17.1.3~f23-160-190` asks for one of two choices in
 * field 17, and for 160 to 190 in field 23. What cannot be read filters nothing.
 */
export const readFieldFilter = (text: string): FieldCondition[] =>
  text.split(between).flatMap((part): FieldCondition[] => {
    const found = shape.exec(part);
    if (!found) return [];
    const [, field, choices, from, to] = found;
    if (choices)
      return [{ field: Number(field), choices: choices.slice(1).split('.').map(Number) }];
    if (from === undefined && to === undefined) return [];
    return [
      {
        field: Number(field),
        ...(from !== undefined && { from: Number(from) }),
        ...(to !== undefined && { to: Number(to) }),
      },
    ];
  });

/** The other way around; undefined if nothing is filtered. */
export const writeFieldFilter = (conditions: readonly FieldCondition[]): string | undefined =>
  conditions
    .map(({ field, choices, from, to }) =>
      choices ? `f${field}.${choices.join('.')}` : `f${field}-${from ?? ''}-${to ?? ''}`,
    )
    .join(between) || undefined;
