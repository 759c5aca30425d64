import { createHash } from 'node:crypto';
import * as Type from 'typebox';
import { type Effect, type On, effectOf, readRows, register, sendQuery } from './statement.ts';

/** A piece of SQL with its values. Only this file creates one, so that no input can pass for a piece. */
class Piece {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}
export type Sql = Piece;

/** Values become parameters, pieces are inserted as they are. */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  return new Piece(strings, values);
}

/** SQL text from the code. Never pass input to it. */
export const raw = (text: string): Sql => new Piece([text], []);

/** The pieces one after another, with a separator. */
export function join(pieces: readonly Sql[], between: string): Sql {
  const values = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [raw(between), piece]));
  return new Piece(['', ...values.map(() => '')], values);
}

export const and = (conditions: readonly Sql[]) =>
  conditions.length === 0 ? raw('true') : join(conditions, ' and ');

/** The text sent to the database. */
export interface Rendered {
  readonly text: string;
  readonly values: unknown[];
}

export function render(piece: Sql): Rendered {
  const values: unknown[] = [];
  const write = ({ strings, values: parts }: Sql): string =>
    strings
      .map((text, index) => {
        if (index === 0) return text;
        const part = parts[index - 1];
        return (part instanceof Piece ? write(part) : `$${values.push(part)}`) + text;
      })
      .join('');
  return { text: write(piece), values };
}

/** The text of a piece without values, such as a condition on columns. */
export function textOf(piece: Sql): string {
  const { text, values } = render(piece);
  if (values.length > 0) throw new Error(`This SQL has values: ${text}`);
  return text;
}

interface Definition<Input, R extends Type.TObject, Reads extends boolean> extends Effect<Reads> {
  readonly name: string;
  /** The result row; omitted if there is none. */
  readonly row?: R;
  readonly build: (input: Input) => Sql;
  /** Inputs that produce every variant of the text. A test prepares each of them. */
  readonly examples: readonly [Input, ...Input[]];
  /** This is for few variants whose plan does not depend on the values: the database keeps the plan of each. */
  readonly prepared?: boolean;
}

const empty = Type.Object({});

/** A statement whose text depends on its input, such as a filtered list. It is planned for each input. */
export function filteredStatement<
  Input,
  R extends Type.TObject = Type.TObject,
  const Reads extends boolean = false,
>({ name, row, build, examples, prepared = false, ...effect }: Definition<Input, R, Reads>) {
  const described = examples.map((example, index) => {
    const { text } = render(build(example));
    return register({
      name: index === 0 ? name : `${name} ${index + 1}`,
      text,
      row: row ?? empty,
      params: null,
      ...effectOf(text, effect),
    });
  });
  const [first] = described;
  if (!first) throw new Error(`${name} has no example`);
  const send = (db: On<Reads>, input: Input) => {
    const query = render(build(input));
    return sendQuery<Type.Static<R>>(
      db,
      first,
      prepared ? { name: nameOf(name, query.text), ...query } : query,
    );
  };
  return {
    name,
    /** This is for results that are not read row by row, such as an export. */
    render: (input: Input) => render(build(input)),
    ...readRows(name, send),
  };
}

const names = new Map<string, string>();

/** A separate name for each variant of a text. */
function nameOf(name: string, text: string) {
  const known = names.get(text);
  if (known) return known;
  const made = `${name}_${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
  names.set(text, made);
  return made;
}
