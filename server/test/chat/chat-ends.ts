import type { Person } from '../likes/likes.ts';

type Sender = Pick<Person, 'send'>;

/** Changes the status of accounts as this member of staff. */
export const stateSetter = (staff: Sender) => (person: { readonly id: string }, state: string) =>
  staff.send('PUT', `/users/${person.id}/state`, { state, reason: 'Because' });

/** Every way in which a chat of Ada and Alan ends. */
export function chatEnds(staff: Sender) {
  const setState = stateSetter(staff);
  return {
    'a block': (ada, alan) => ada.send('PUT', `/blocks/${alan.id}`),
    'the end of the match': (ada, alan) => ada.send('DELETE', `/matches/${alan.id}`),
    'a ban': (ada) => setState(ada, 'banned'),
    'a deactivation': (ada) => ada.send('POST', '/auth/deactivate', { password: ada.password }),
    leaving: (ada) => ada.send('POST', '/auth/leave', { password: ada.password }),
  } satisfies Record<string, (ada: Person, alan: Person) => Promise<unknown>>;
}
