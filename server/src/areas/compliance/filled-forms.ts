import { KnownValues, type Filled, type FormAnswers } from '@kindred/contract/compliance';
import { type FormName, forms } from '@kindred/contract/compliance/forms';
import type { DutyCode } from '@kindred/contract/compliance/laws';
import * as Type from 'typebox';
import { Integer, Json, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';

const { Object: Row } = Type;
const Answers = Type.Record(Type.String(), Type.String());

const selectLatest = statement({
  name: 'find_compliance_forms',
  text: `select distinct on (duty) duty, version, filled_at from compliance_form order by duty, version desc`,
  row: Row({ duty: Text, version: Integer, filled_at: Timestamp }),
});

const selectVersions = statement({
  name: 'find_compliance_versions',
  text: `select f.version, f.answers, f.facts, f.filled_at,
      nullif(concat_ws(' ', p.first_name, p.last_name), '') as filled_by
    from compliance_form f left join profile p on p.member_id = f.filled_by
    where f.duty = $duty order by f.version desc limit $most`,
  params: { duty: 'text', most: 'int8' },
  row: Row({
    version: Integer,
    answers: Json(Answers),
    facts: Json(Type.Partial(KnownValues)),
    filled_at: Timestamp,
    filled_by: OrNull(Text),
  }),
});

// Two at the same time write the same version, so that one of them is told.
const insertVersion = statement({
  name: 'insert_compliance_version',
  text: `insert into compliance_form (duty, version, answers, facts, filled_by, filled_at)
    select $duty, $version + 1, $answers, $facts, $by, $now
    where $version = coalesce((select max(version) from compliance_form where duty = $duty), 0)
    on conflict do nothing returning version`,
  params: {
    duty: 'text',
    version: 'int4',
    answers: 'jsonb',
    facts: 'jsonb',
    by: 'uuid',
    now: 'timestamptz',
  },
  row: Row({ version: Integer }),
});

const mostVersions = 50;

export async function findLatestForms(db: Db) {
  const rows = await selectLatest.all(db);
  return new Map(rows.map((row) => [row.duty, row]));
}

export async function findVersions(db: Db, duty: DutyCode, most = mostVersions): Promise<Filled[]> {
  const rows = await selectVersions.all(db, { duty, most });
  return rows.map(({ filled_at: at, filled_by: filledBy, ...row }) => ({
    ...row,
    filledAt: at.toISOString(),
    filledBy,
  }));
}

interface NewVersion {
  readonly duty: DutyCode;
  readonly version: number;
  readonly answers: FormAnswers;
  readonly facts: Partial<KnownValues>;
  readonly by: string;
  readonly now: Date;
}

/** Keeps what was filled in as the next version, and returns it. */
export async function addVersion(db: Db, given: NewVersion): Promise<Filled> {
  if (!(await insertVersion.first(db, given))) throw new AppError('compliance_form_changed');
  const [filled] = await findVersions(db, given.duty, 1);
  return filled as Filled;
}

/** The answers to the questions of a form. Others are refused, and none may be missing. */
export function checkAnswers(form: FormName, answers: FormAnswers): FormAnswers {
  const { questions } = forms[form];
  const isComplete = questions.every((question) => answers[question]?.trim());
  if (!isComplete || Object.keys(answers).length !== questions.length)
    throw new AppError('compliance_form_incomplete');
  return answers;
}
