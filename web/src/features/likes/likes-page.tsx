import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { useLikes } from '../../api/likes.ts';
import { messages } from '../../lib/messages/likes.ts';
import { ConfirmedOnly } from '../../widgets/people/confirmed-only.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SkeletonCards } from '../../ui/states/skeleton-cards.tsx';
import { CardMenu } from '../../widgets/people/card-menu.tsx';
import { EmptyPeople } from '../../widgets/people/empty-people.tsx';
import { PersonCard, PersonGrid } from '../../widgets/people/person-card.tsx';
import { Reasons, Score } from '../../widgets/people/score.tsx';
import people from '../../widgets/people/people-page.module.css';
import { BrowseLink } from './browse-link.tsx';
import { LikeActions } from './like-actions.tsx';
import { LikeTabs } from './like-tabs.tsx';
import classes from './likes-page.module.css';

/** The people who like the member. Without premium only the number, with a shape that is made from no one's photo. */
export const LikesPage = () => (
  <ConfirmedOnly title={messages.likes.title}>
    <ReceivedLikes />
  </ConfirmedOnly>
);

function ReceivedLikes() {
  const { likes: m } = messages;
  const query = useLikes();
  const [first] = query.data?.pages ?? [];
  const likes = query.data?.pages.flatMap((page) => page.likes) ?? [];
  // The list loses a card as soon as it is answered, before it is fetched again with its number.
  const count = first?.visible && !query.hasNextPage ? likes.length : (first?.count ?? 0);
  return (
    <div className={`grid one-column content-start m-auto w-full max-w-page ${people.page}`}>
      <header className={people.top}>
        <h1 className={`tight title-md ${people.title}`}>{m.title}</h1>
        {count > 0 && (
          <p className={`muted text-lg pretty mt-1-5 ${people.about}`}>{m.count(count)}</p>
        )}
      </header>
      <LikeTabs />
      <QueryState
        query={query}
        words={messages}
        skeleton={<SkeletonCards count={8} label={messages.loading} />}
      />
      {first && count === 0 && (
        <EmptyPeople title={m.none} about={m.noneAbout}>
          <BrowseLink />
        </EmptyPeople>
      )}
      {first && !first.visible && count > 0 && <Locked count={count} />}
      {likes.length > 0 && (
        <PersonGrid label={m.list}>
          {likes.map(({ person, choice, note, ...compared }) => (
            <li key={person._id}>
              <PersonCard person={person}>
                {choice === 'superlike' && (
                  <span className={`self-start rounded-sm ${classes.superlike}`}>
                    {m.superlike}
                  </span>
                )}
                <Score match={compared} size="small" />
                <div className="muted text-sm">
                  <Reasons match={compared} name={person.name} most={2} />
                </div>
                {note && (
                  <blockquote
                    className={`m-0 muted anywhere ${classes.note}`}
                    aria-label={m.note(person.name)}
                  >
                    {note}
                  </blockquote>
                )}
                <LikeActions person={person} />
                <CardMenu person={person} />
              </PersonCard>
            </li>
          ))}
        </PersonGrid>
      )}
      {query.hasNextPage && (
        <Button variant="default" onClick={() => void query.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </div>
  );
}

const mostShapes = 4;

function Locked({ count }: { count: number }) {
  const { likes: m } = messages;
  const shapes = (
    <ul className={`plain-list flex items-end gap-3 ${classes.shapes}`} aria-hidden="true">
      {Array.from({ length: Math.min(count, mostShapes) }, (_, index) => (
        <li className={`flex-1 ${classes.item}`} key={index} />
      ))}
    </ul>
  );
  return (
    <EmptyPeople title={m.lockedTitle} about={m.locked} art={shapes}>
      <Button size="md" radius="xl" renderRoot={(props) => <Link to="/premium" {...props} />}>
        {m.toPremium}
      </Button>
      <BrowseLink />
    </EmptyPeople>
  );
}
