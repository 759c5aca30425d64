import type { Mutation, MutationCache } from '@tanstack/react-query';
import { errorText } from './error-text.ts';
import { messages as m } from '#texts/late-failures.ts';
import { showFailure } from './office-failures.ts';
import { type Session, session } from '../sessions/session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Its failure is told wherever the person is. */
      readonly showsOwnFailure?: boolean;
    };
  }
}

interface Start {
  readonly href: string;
  readonly title: string;
  readonly sender: string | undefined;
}

/** Shows staff the failure of each change that no component shows any more, such as after its page or dialog was left. */
export function watchLateFailures(cache: MutationCache, { get }: Pick<Session, 'get'> = session) {
  const me = () => get().user;
  const starts = new WeakMap<Mutation, Start>();
  const left = new WeakSet<Mutation>();
  return cache.subscribe((event) => {
    const mutation: Mutation | undefined = event.mutation;
    if (!mutation) return;
    if (event.type === 'added' && me()?.isAdmin) {
      const { pathname, search } = location;
      starts.set(mutation, { href: pathname + search, title: document.title, sender: me()?._id });
    }
    if (event.type === 'observerAdded') left.delete(mutation);
    if (event.type === 'observerRemoved') left.add(mutation);
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const start = starts.get(mutation);
    if (
      !start ||
      !left.has(mutation) ||
      start.sender !== me()?._id ||
      mutation.meta?.showsOwnFailure
    )
      return;
    showFailure({
      // After a reload the numbers of changes begin again.
      key: `${mutation.mutationId} ${mutation.state.submittedAt}`,
      text: m.failed({ page: start.title, why: errorText(event.action.error) }),
      href: start.href,
      typed: textsIn(mutation.state.variables),
    });
  });
}

/** Fields that people write. Nothing else of a change is shown, as it may be a secret. */
const written = ['answer', 'message', 'note', 'body', 'reason', 'description', 'text'];

function textsIn(given: unknown): string[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' && written.includes(name) && value.trim() ? [value] : [],
  );
}
