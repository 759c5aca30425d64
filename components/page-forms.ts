import type { FastifyInstance } from 'fastify';
import { latestMail } from '../server/test/members/accounts.ts';
import { field, fill, user } from './page-actions.ts';
import { textOf } from './page-texts.ts';

type Label = Parameters<typeof field>[0];
type Part = Parameters<typeof field>[1];

const list = async (label: Label, part?: Part) =>
  (await field(label, part)) as unknown as HTMLSelectElement;

/** What the list of this label offers. */
export const optionsOf = async (label: Label, part?: Part) =>
  Array.from((await list(label, part)).options, textOf);

/** Chooses by the text or value of an option. */
export async function select(label: Label, option: string, part?: Part) {
  await user.selectOptions(await list(label, part), option);
}

/** Types a day, written YYYY-MM-DD, into the three fields of a date of birth. */
export async function fillBirthDate(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  await fill('Month', month);
  await fill('Day', day);
  await fill('Year', year);
}

/** The link of the latest mail, without its host, which is the configured one. */
export async function mailedLink(app: FastifyInstance, email: string, path: string) {
  const { token } = await latestMail(app, email);
  return `${path}#token=${encodeURIComponent(token)}`;
}
