import {
  type DecisionAction,
  decisionActions,
  isTimed,
  stepActions,
} from '@kindred/contract/desk/sanctions';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const sql = sqlOf(await testApp());

test.each([
  ['decision_action_check', decisionActions],
  ['decision_timed_check', decisionActions.filter(isTimed)],
  ['ladder_step_action_check', stepActions],
  ['ladder_step_timed_check', stepActions.filter(isTimed)],
])('%s names the same actions as the record of sanctions', async (name, actions) => {
  const { definition } = await sql.one<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`;
  const named = Array.from(definition.matchAll(/'([\w-]+)'/g), ([, action]) => action);
  expect(new Set(named)).toEqual(new Set<DecisionAction | undefined>(actions));
});
