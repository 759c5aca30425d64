import { createHash } from 'node:crypto';
import type { SqlFile } from './sql-files.ts';
import { splitStatements } from './sql-statements.ts';

/** A function or view of the name of its file, or a trigger that calls the function. */
export interface RoutineObject {
  readonly kind: 'routine' | 'trigger';
  /** A trigger is named with its table: `noted on pet`. */
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly checksum: string;
}

const isRoutine = /^create or replace (?:function|view) (?<name>\w+)/;
const isTrigger =
  /^create or replace trigger (?<name>\w+) .*? on (?<table>\w+) .*execute function (?<calls>\w+)\(/;

export function readRoutineObjects({ name: file, text }: SqlFile): RoutineObject[] {
  const objects = splitStatements(text).map((statement) => {
    const checksum = createHash('sha256').update(statement.text).digest('hex');
    const common = { file, text: statement.text, checksum };
    const routine = isRoutine.exec(statement.code)?.groups;
    if (routine?.['name'] === file) return { ...common, kind: 'routine' as const, name: file };
    const trigger = isTrigger.exec(statement.code)?.groups;
    if (trigger?.['calls'] === file)
      return {
        ...common,
        kind: 'trigger' as const,
        name: `${trigger['name']} on ${trigger['table']}`,
      };
    throw new Error(
      `Routine ${file} has a statement that creates no function or view of that name, and no trigger that calls it`,
    );
  });
  if (objects.filter(({ kind }) => kind === 'routine').length !== 1)
    throw new Error(`Routine ${file} creates no single function or view of that name`);
  return objects;
}
