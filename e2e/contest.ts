import { apiBase } from '@kindred/contract/route';
import { decideOn, openCase } from '../server/test/desk/desk.ts';
import { createPerson } from '../server/test/members/people.ts';
import { endUndo } from '../server/test/desk/reports.ts';
import type { createColleague } from '../server/test/members/staff.ts';
import type { openSite } from './site.ts';

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'app'>;
type Colleague = Awaited<ReturnType<typeof createColleague>>;

/** A member whom a colleague warned, and who appeals. */
export async function contest({ app }: Site, by: Colleague, first_name: string) {
  const subject = await createPerson(app, { profile: { first_name, last_name: 'Hale' } });
  const { id } = await openCase(app, { about: subject.id });
  await decideOn(by, id, 'warn');
  await endUndo(app);
  const statements = await subject.get('/statements');
  const [statement] = statements.json<{ data: { statements: { token: string }[] } }>().data
    .statements;
  await app.inject({
    method: 'POST',
    url: `${apiBase}/statements/appeal`,
    payload: { token: statement?.token, message: 'It was a joke between friends.' },
  });
}
