import { type TObject, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Described, rowChecks } from '../../src/db/statement.ts';

const validators = new Map<string, ReturnType<typeof Compile<TSchema>>>();

function validatorOf({ name, row }: { name: string; row: TObject }) {
  const known = validators.get(name);
  if (known) return known;
  const made = Compile<TSchema>(row);
  validators.set(name, made);
  return made;
}

/** A row that does not match its statement is a mistake in the statement. */
function checkRows(described: Described, rows: readonly unknown[]) {
  const validator = validatorOf(described);
  for (const row of rows) {
    if (validator.Check(row)) continue;
    const [problem] = validator.Errors(row);
    const where = `${problem?.instancePath} ${problem?.message}`;
    throw new Error(`${described.name} says something else of its rows: ${where}`);
  }
}

// Each test file loads this, and the service is loaded once.
rowChecks.clear();
rowChecks.add(checkRows);
