import { languageCodes } from '@kindred/contract/languages';
import { reasonPattern } from '@kindred/contract/reports/reason-key';
import type { ReasonKey } from '@kindred/contract/reports/reasons';
import * as Type from 'typebox';

// The type of a column as the driver reads it. The rows of statements are described with these; a test compares each
// with the type that the database gives the column.

export const Text = Type.String();
export const Uuid = Type.String({ format: 'uuid' });
/** A day without a time, as YYYY-MM-DD. */
export const Day = Type.String({ format: 'date' });
export const Integer = Type.Integer();
export const Decimal = Type.Number();
export const Flag = Type.Boolean();

/** A timestamp. */
export const Timestamp = Type.Refine(
  Type.Unsafe<Date>({ column: 'timestamp' }),
  (value) => value instanceof Date,
);

export const Bytes = Type.Refine(
  Type.Unsafe<Buffer>({ column: 'bytes' }),
  (value) => value instanceof Uint8Array,
);

export const List = <T extends Type.TSchema>(of: T) => Type.Array(of);

/** JSON of this shape. Without a shape it has to be checked before it is used. */
export const Json = <T extends Type.TSchema = Type.TUnknown>(shape?: T) =>
  Type.Unsafe<Type.Static<T>>({ ...(shape ?? Type.Unknown()), column: 'json' });

export const OrNull = <T extends Type.TSchema>(of: T) => Type.Union([of, Type.Null()]);

/** One of a list of words. */
export const Word = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] });

/** The reason of a report. */
export const ReasonColumn = Type.Unsafe<ReasonKey>({ type: 'string', pattern: reasonPattern });

/** What someone reads; null is not known. */
export const LanguageOrNull = OrNull(Word(languageCodes));
