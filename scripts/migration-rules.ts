import { readMigration } from '../server/src/db/migrate/migration-file.ts';
import type { SqlFile } from '../server/src/db/migrate/sql-files.ts';
import { splitStatements } from '../server/src/db/migrate/sql-statements.ts';
import { type Context, faultOf, refuseUsed, splitActions } from './alter-table-rules.ts';

/**
 * What a migration may do while processes of the last version serve requests. Statements that are not known to be quick are
 * refused, so that a kind of statement that no one thought of is refused as well. Tables that the migration creates are empty,
 * and no one uses them.
 */
export function findLockingStatements(files: readonly SqlFile[], version: string): string[] {
  const checked = new Map<string, string>();
  return files.flatMap((file) => {
    const { kind, needs } = readMigration(file);
    const codes = splitStatements(file.text).map(({ code }) => code);
    const context: Context = { kind, checked, created: new Set(), version, needs };
    const faults = codes.flatMap((code) => findFaults(code, context));
    const changed = new Set(
      codes.map((code) => /^alter table (?:only )?(\w+)/.exec(code)?.[1] ?? ''),
    );
    const used = [...changed].filter((table) => table && !context.created.has(table));
    if (kind === 'in a transaction' && used.length > 1)
      faults.push(`it locks ${used.join(' and ')} together: use a migration for each`);
    return faults.map((fault) => `${file.name}: ${fault}`);
  });
}

function findFaults(code: string, context: Context): string[] {
  const { created, kind } = context;
  if (kind === 'in batches') return [];
  if (kind === 'outside a transaction') return allowedOutside(code, context);
  const table = /^create (?:unlogged )?table (\w+) \(/.exec(code)?.[1];
  if (table) {
    created.add(table);
    return [];
  }
  const [, on = ''] = /^create (?:unique )?index \w+ on (?:only )?(\w+)/.exec(code) ?? [];
  if (on && created.has(on)) return [];
  if (on) return [`an index of ${on} is created concurrently, outside a transaction: ${code}`];
  const [, altered = '', actions = ''] = /^alter table (?:only )?(\w+) (.*)$/.exec(code) ?? [];
  if (altered && created.has(altered)) return [];
  if (altered)
    return splitActions(actions).flatMap((action) => {
      const fault = faultOf(action, altered, context);
      return fault ? [`${fault}: alter table ${altered} ${action}`] : [];
    });
  if (/^drop table \w+$/.test(code)) return refuseUsed(context, code);
  const [, changed = ''] = /^(?:update|delete from) (?:only )?(\w+)/.exec(code) ?? [];
  if (changed)
    return created.has(changed) ? [] : [`rows of ${changed} are changed in batches: ${code}`];
  const [, filled = ''] = /^insert into (\w+)/.exec(code) ?? [];
  if (filled && (!/\bselect\b/.test(code) || readsOnly(code, created))) return [];
  if (filled) return [`rows of ${filled} are copied in batches: ${code}`];
  if (harmless.some((allowed) => allowed.test(code))) return [];
  return [`not known to be quick: ${code}`];
}

const harmless = [/^create extension if not exists /, /^create (type|sequence) /, /^comment on /];

const readsOnly = (code: string, created: Set<string>) =>
  Array.from(code.matchAll(/\b(?:from|join) (\w+)\b(?! ?\()/g)).every(([, table = '']) =>
    created.has(table),
  );

function allowedOutside(code: string, { checked }: Context): string[] {
  const [, table, name] = /^alter table (\w+) validate constraint (\w+)$/.exec(code) ?? [];
  if (name) {
    const column = checked.get(`${table} ${name}`);
    if (column) checked.set(`valid ${column}`, column);
    return [];
  }
  if (/^create (unique )?index concurrently if not exists \w+ on /.test(code)) return [];
  if (code.startsWith('drop index concurrently if exists ')) return [];
  return [
    `only indexes and validated constraints need to be outside a transaction, and it must be possible to run it twice: ${code}`,
  ];
}
