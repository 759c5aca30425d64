import type { TheirLike as Like } from '@kindred/contract/likes/their-like';
import { IconHeart } from '@tabler/icons-react';
import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLikes, useOpenLike, useOutsideLikes, useSeeLikes } from '../../api/likes.ts';
import { useUnreadCount } from '../../api/notices.ts';
import { messages } from '#texts/likes.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmedOnly } from '../../widgets/people/confirmed-only.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SkeletonCards } from '../../ui/states/skeleton-cards.tsx';
import { CardChoice } from '../../widgets/people/card-choice.tsx';
import { CardMatch } from '../../widgets/people/card-match.tsx';
import { CardMenu } from '../../widgets/people/card-menu.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PersonCard, PersonGrid } from '../../widgets/people/person-card.tsx';
import { HiddenText } from '../../widgets/hidden-text.tsx';
import { LikedPart } from '../../widgets/liked-part.tsx';
import { TheirLike } from '../../widgets/people/their-like.tsx';
import people from '../../widgets/people/people-page.module.css';
import { AboutSkeleton } from './about-skeleton.tsx';
import { BrowseLink } from './browse-link.tsx';
import { LikeTabs } from './like-tabs.tsx';
import classes from './likes-page.module.css';

// Seen before there are people.
const CompleteFirst = lazyRouteComponent(
  () => import('../../widgets/people/complete-first.tsx'),
  'CompleteFirst',
);

/**
 * The people who like the member. Without premium only who sent a super like, the number of the others, with a shape that is
 * made from no one's photo, and what they wrote.
 */
export const LikesPage = () => (
  <ConfirmedOnly title={messages.likes.title}>
    <ReceivedLikes />
  </ConfirmedOnly>
);

function ReceivedLikes() {
  const { likes: m } = messages;
  const query = useLikes();
  const { mutate: see } = useSeeLikes();
  const [showsOutside, setShowsOutside] = useState(false);
  const [first] = query.data?.pages ?? [];
  const likes = query.data?.pages.flatMap((page) => page.likes) ?? [];
  // The list loses a card as soon as it is answered, before it is fetched again with its number.
  const count = first?.visible && !query.hasNextPage ? likes.length : (first?.count ?? 0);
  const unread = useUnreadCount().data ?? 0;
  const seen = useEffectEvent(() => see(undefined));
  // What is seen here is read in the bell.
  useEffect(() => {
    if (unread > 0) seen();
  }, [unread]);
  return (
    <div className={`mx-auto grid w-full max-w-page grid-cols-1 content-start ${people.page}`}>
      <h1 className="tracking-tight title-md max-tablet:sr-only">{m.title}</h1>
      <LikeTabs />
      {query.isLoading && <AboutSkeleton />}
      {count > 0 && (
        <p className={`text-lg text-pretty text-muted ${people.about}`}>{m.count({ count })}</p>
      )}
      <QueryState
        query={query}
        words={messages}
        skeleton={<SkeletonCards count={8} lines={5} label={messages.loading} />}
      />
      {first && count === 0 && <NoLikes />}
      <Likes label={m.list} query={query} count={count} opens />
      {first && first.outside > 0 && !showsOutside && (
        <Button className="justify-self-start" look="plain" onClick={() => setShowsOutside(true)}>
          {m.outside({ count: first.outside })}
        </Button>
      )}
      {showsOutside && <Outside />}
    </div>
  );
}

function NoLikes() {
  const { likes: m } = messages;
  const { requiresProfileCompletion } = useSession();
  if (requiresProfileCompletion)
    return (
      <Suspense>
        <CompleteFirst />
      </Suspense>
    );
  return (
    <EmptyState icon={IconHeart} title={m.none} about={m.noneYet}>
      <BrowseLink />
    </EmptyState>
  );
}

interface LikesProps {
  label: string;
  query: ReturnType<typeof useLikes>;
  /** Of all, also those whom the member doesn't see. */
  count: number;
  /** Whether one of those can be seen. */
  opens?: boolean;
}

function Likes({ label, query, count, opens = false }: LikesProps) {
  const [first] = query.data?.pages ?? [];
  const likes = query.data?.pages.flatMap((page) => page.likes) ?? [];
  const hidden = first && !first.visible ? count - likes.length : 0;
  return (
    <>
      {likes.length > 0 && <People label={label} likes={likes} />}
      {hidden > 0 && <Locked count={hidden} opens={opens} />}
      <Notes notes={first?.notes ?? []} />
      {query.hasNextPage && (
        <Button look="plain" onClick={() => void query.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </>
  );
}

type Liked = NonNullable<ReturnType<typeof useLikes>['data']>['pages'][number]['likes'];

function People({ label, likes }: { label: string; likes: Liked }) {
  return (
    <PersonGrid label={label}>
      {likes.map(({ person, choice, note, part, ...compared }) => (
        <li key={person._id}>
          <PersonCard person={person} mark={choice === 'superlike' ? choice : null}>
            <CardMatch
              match={compared}
              person={person}
              theirLike={
                (part || note) && <TheirLike theirLike={{ part, note }} by={person.name} short />
              }
            />
            <CardChoice person={person} />
            <CardMenu person={person} />
          </PersonCard>
        </li>
      ))}
    </PersonGrid>
  );
}

/** What people wrote whom the member doesn't see. */
function Notes({ notes }: { notes: readonly Like[] }) {
  const { likes: m } = messages;
  if (notes.length === 0) return null;
  // What two people wrote alike is there once.
  const different = new Map(notes.map((each) => [`${each.part?.id}: ${each.note}`, each]));
  return (
    <section className="grid gap-3" aria-label={m.notes}>
      <h2 className="title-xs">{m.notes}</h2>
      <p className="text-muted">{m.notesAbout}</p>
      <ul className="m-0 grid list-none gap-3 p-0">
        {[...different].map(([key, { note, part }]) => (
          <li key={key} className="grid grid-cols-1 gap-2">
            {part && !part.gone && <LikedPart part={part} />}
            <blockquote className="m-0 border-s-2 border-line-strong ps-3 anywhere">
              <HiddenText text={note ?? ''}>{note}</HiddenText>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outside() {
  const { likes: m } = messages;
  const query = useOutsideLikes();
  return (
    <section className="grid grid-cols-1 gap-5 border-t border-line" aria-label={m.outsideTitle}>
      <header className="mt-3.5 grid gap-2">
        <h2 className="title-xs">{m.outsideTitle}</h2>
        <p className="text-muted">{m.outsideAbout}</p>
      </header>
      <QueryState
        query={query}
        words={messages}
        skeleton={<SkeletonCards count={4} lines={5} label={messages.loading} />}
      />
      <Likes label={m.outsideTitle} query={query} count={query.data?.pages[0]?.outside ?? 0} />
    </section>
  );
}

const mostShapes = 4;

function Locked({ count, opens }: { count: number; opens: boolean }) {
  const { likes: m } = messages;
  const navigate = useNavigate();
  const {
    mutate: open,
    isPending,
    error,
  } = useOpenLike((id) => void navigate({ to: '/members/$id', params: { id } }));
  const shapes = (
    <ul className={`m-0 flex list-none items-end gap-3 p-0 ${classes.shapes}`} aria-hidden="true">
      {Array.from({ length: Math.min(count, mostShapes) }, (_, index) => (
        <li className={`flex-1 ${classes.item}`} key={index} />
      ))}
    </ul>
  );
  return (
    <EmptyState title={m.lockedTitle} about={opens ? m.locked : m.lockedOutside} art={shapes}>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <Button size="md" render={(props) => <Link to="/premium" {...props} />}>
        {m.toPremium}
      </Button>
      {opens ? (
        <Button size="md" look="plain" busy={isPending} onClick={() => open()}>
          {m.seeOne}
        </Button>
      ) : (
        <BrowseLink />
      )}
    </EmptyState>
  );
}
