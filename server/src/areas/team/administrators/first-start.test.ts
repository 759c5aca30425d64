import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database/database.ts';
import { readConfig } from '../../../config.ts';
import { production } from '../../../../test/complaint.ts';
import { prepareFirstStart, type SignIn } from './first-start.ts';

test.each([
  ['production creates no administrator and prints no password', production, 0],
  ['a demo creates an administrator', {}, 1],
])('trust 46: the first start of %s', async (_, environment, count) => {
  const url = await testDatabase();
  const config = readConfig(environment);
  const announced: SignIn[] = [];
  await prepareFirstStart(url, {
    production: config.production,
    administrator: config.admin,
    populate: async () => undefined,
    announce: (signIn) => announced.push(signIn),
  });
  expect(announced).toHaveLength(count);
  const client = new Client(url);
  await client.connect();
  const { rowCount } = await client.query('select from member');
  await client.end();
  expect(rowCount).toBe(count);
});
