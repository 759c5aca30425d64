import * as Type from 'typebox';
import { OneOf, Text } from './common.ts';

/** The values that a field accepts. */
export type Values =
  /** A text that has a visible character. */
  | { readonly kind: 'text'; readonly longest: number }
  /** The same, but it may be empty. */
  | { readonly kind: 'search'; readonly longest: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'whole'; readonly from: number; readonly to: number }
  | { readonly kind: 'flag' };

export type ValueOf<V extends Values> = V extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : V extends { readonly kind: 'whole' }
    ? number
    : V extends { readonly kind: 'flag' }
      ? boolean
      : string;

/** What a request may contain. */
export function schemaOf(values: Values, description?: string) {
  const about = description === undefined ? {} : { description };
  if (values.kind === 'text') return { ...Text(values.longest), ...about };
  if (values.kind === 'search') return Type.String({ maxLength: values.longest, ...about });
  if (values.kind === 'choice') return OneOf(values.choices, about);
  if (values.kind === 'flag') return Type.Boolean(about);
  return Type.Integer({ minimum: values.from, maximum: values.to, ...about });
}

/** What a response contains. */
export function shownSchemaOf(values: Values, description?: string) {
  const about = description === undefined ? {} : { description };
  if (values.kind === 'choice') return OneOf(values.choices, about);
  if (values.kind === 'flag') return Type.Boolean(about);
  return values.kind === 'whole' ? Type.Integer(about) : Type.String(about);
}
