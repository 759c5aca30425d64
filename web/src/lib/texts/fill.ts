/** Texts in groups and lists, some of which mention values. */
type Texts<Values> =
  | string
  | ((values: Values) => string)
  | readonly Texts<Values>[]
  | { readonly [name: string]: Texts<Values> };

type Filled<Of> = Of extends string
  ? string
  : Of extends (values: never) => string
    ? string
    : { readonly [Name in keyof Of]: Filled<Of[Name]> };

/** The same groups and lists, with the values in place. */
export const fill = <Values, Of extends Texts<Values>>(texts: Of, values: Values) =>
  fillEach(texts, values) as Filled<Of>;

function fillEach(texts: unknown, values: unknown): unknown {
  if (typeof texts === 'function') return (texts as (of: unknown) => string)(values);
  if (Array.isArray(texts)) return texts.map((each) => fillEach(each, values));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, each]) => [name, fillEach(each, values)]),
  );
}
