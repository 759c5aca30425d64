import { IconX } from '@tabler/icons-react';
import { usePasses } from '../../api/likes.ts';
import { messages } from '#texts/likes.ts';
import { ConfirmedOnly } from '../../widgets/people/confirmed-only.tsx';
import { PeopleList } from './people-list.tsx';
import { UndoButton } from './undo-button.tsx';

/** The people the member passed on. Undoing it brings them back. */
export const PassedPage = () => (
  <ConfirmedOnly title={messages.likes.passed}>
    <Passes />
  </ConfirmedOnly>
);

function Passes() {
  const { likes: m } = messages;
  const query = usePasses();
  const passes = query.data?.pages.flatMap((page) => page.passes);
  return (
    <PeopleList
      title={m.passed}
      icon={IconX}
      none={m.passedNone}
      about={m.passedAbout}
      query={query}
      rows={passes}
    >
      {({ person, passedAt }) => (
        <>
          <span className="text-sm text-muted">{m.passedSince({ time: passedAt })}</span>
          <UndoButton person={person} />
        </>
      )}
    </PeopleList>
  );
}
