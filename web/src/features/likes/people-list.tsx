import type { PublicUser } from '@kindred/contract/members';
import type { Icon } from '@tabler/icons-react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from '#texts/likes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SkeletonCards } from '../../ui/states/skeleton-cards.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { CardMenu } from '../../widgets/people/card-menu.tsx';
import people from '../../widgets/people/people-page.module.css';
import { PersonCard, PersonGrid } from '../../widgets/people/person-card.tsx';
import { AboutSkeleton } from './about-skeleton.tsx';
import { BrowseLink } from './browse-link.tsx';
import { LikeTabs } from './like-tabs.tsx';

interface Row {
  readonly person: PublicUser;
  readonly choice?: string;
}

const markOf = ({ choice }: Row) => (choice === 'superlike' ? choice : null);

interface Props<T> {
  title: string;
  /** Of an empty list. */
  icon: Icon;
  /** The text of an empty list. */
  none: string;
  about: string;
  query: UseInfiniteQueryResult;
  rows: readonly T[] | undefined;
  children: (row: T) => ReactNode;
}

/** One of the member's own lists: people with the choice, and how to undo it. */
export function PeopleList<T extends Row>(props: Props<T>) {
  const { title, icon, none, about, query, rows, children } = props;
  return (
    <div className={`mx-auto grid w-full max-w-page grid-cols-1 content-start ${people.page}`}>
      <h1 className="tracking-tight title-md max-tablet:sr-only">{title}</h1>
      <LikeTabs />
      {query.isLoading && <AboutSkeleton />}
      {rows && rows.length > 0 && (
        <p className={`text-lg text-pretty text-muted ${people.about}`}>{about}</p>
      )}
      <QueryState
        query={query}
        words={messages}
        skeleton={<SkeletonCards count={8} label={messages.loading} />}
      />
      {rows?.length === 0 && (
        <EmptyState icon={icon} title={none} about={about}>
          <BrowseLink />
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <PersonGrid label={title}>
          {rows.map((row) => (
            <li key={row.person._id}>
              <PersonCard person={row.person} mark={markOf(row)}>
                {children(row)}
                <CardMenu person={row.person} />
              </PersonCard>
            </li>
          ))}
        </PersonGrid>
      )}
      {query.hasNextPage && (
        <Button look="plain" onClick={() => void query.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
    </div>
  );
}
