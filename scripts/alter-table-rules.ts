import type { readMigration } from '../server/src/db/migrate/migration-file.ts';
import { isOlder } from '../server/src/db/migrate/pending-migrations.ts';

export interface Context {
  readonly kind: ReturnType<typeof readMigration>['kind'];
  /** The conditions of constraints that are not validated yet, and of those that are. */
  readonly checked: Map<string, string>;
  readonly created: Set<string>;
  readonly version: string;
  readonly needs: string | null;
}

/** The actions of one ALTER TABLE: commas within parentheses do not separate them. */
export function splitActions(code: string) {
  let depth = 0;
  const parts = [''];
  for (const character of code) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

const constant =
  /^(?:''|-?[\d.]+|true|false|null|now\(\)|array\[\])(?:::[\w[\]]+)?(?: not null| null)*$/;

/** Why an action locks a table for long, or breaks the last version; nothing if it does neither. */
export function faultOf(action: string, table: string, context: Context): string | undefined {
  if (action.startsWith('add column')) return faultOfColumn(action);
  if (action.startsWith('drop column')) return refuseUsed(context, action)[0];
  const [, name = '', check = ''] = /^add constraint (\w+) (.*)$/.exec(action) ?? [];
  if (name) {
    if (/^(unique|primary key) using index \w+$/.test(check)) return undefined;
    if (!check.endsWith('not valid'))
      return 'a constraint is added as `not valid`, and validated later';
    const [, column] = /^check \((\w+) is not null\) not valid$/.exec(check) ?? [];
    if (column) context.checked.set(`${table} ${name}`, `${table} ${column}`);
    return undefined;
  }
  if (action.startsWith('add ')) return 'a constraint is added with a name, as `not valid`';
  const [, filled] = /^alter (?:column )?(\w+) set not null$/.exec(action) ?? [];
  if (filled)
    return context.checked.has(`valid ${table} ${filled}`)
      ? undefined
      : 'every row is read: validate a constraint `check (… is not null)` in an earlier migration';
  const quick =
    /^(alter (column )?\w+ (set default .*|drop default|drop not null|set (statistics|storage|compression) .*)|drop constraint \w+|set \([\w =,]*\))$/;
  if (quick.test(action)) return undefined;
  if (/^alter (column )?\w+ (set data )?type /.test(action))
    return 'every row is written again, and the last version expects the old type: add another column';
  if (/^rename\b/.test(action)) return 'the last version uses the old name: add another';
  if (action.startsWith('validate constraint'))
    return 'every row is read while the table is locked: validate outside a transaction';
  return 'not known to be quick';
}

function faultOfColumn(action: string): string | undefined {
  if (/\bgenerated\b|\bserial\b|\bbigserial\b/.test(action))
    return 'every row is written again: fill the column in batches';
  if (/\bunique\b|\bprimary key\b/.test(action))
    return 'an index is created while the table is locked: create it concurrently';
  if (/\bcheck\b/.test(action)) return 'every row is read: add the constraint as `not valid`';
  const [, given] = /\bdefault (.*)$/.exec(action) ?? [];
  if (given && !constant.test(given))
    return 'every row is written again unless the default is a constant or now(): fill the column in batches';
  if (!given && /\bnot null\b/.test(action))
    return 'the last version does not know the column: give it a default';
  return undefined;
}

/** Something is removed one version after the code that used it. */
export function refuseUsed({ needs, version }: Context, code: string) {
  if (needs === null)
    return [
      `the last version may use it: write '-- Unused since 1.2.3.' with the first version that does not: ${code}`,
    ];
  return isOlder(needs, version)
    ? []
    : [
        `version ${version} is the first that does not use it, so the one after it may remove it: ${code}`,
      ];
}
