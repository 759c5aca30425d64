import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { BrowseCard as Card } from '../../api/discovery.ts';
import { CardChoice } from '../../widgets/people/card-choice.tsx';
import { CardMenu } from '../../widgets/people/card-menu.tsx';
import { CardMatch } from '../../widgets/people/card-match.tsx';
import { PersonCard } from '../../widgets/people/person-card.tsx';

// Many sites have no fields of their own.
const ShownFields = lazyRouteComponent(
  () => import('../../widgets/own-fields/shown-fields.tsx'),
  'ShownFields',
);

/** A person in the grid, with the reasons of the score. */
export const BrowseCard = ({ card }: { card: Card }) => (
  <PersonCard person={card.person} mark={card.bookmarked ? 'bookmark' : null}>
    {card.person.fields.length > 0 && (
      <div className="min-h-[1.5em] text-sm">
        <Suspense>
          <ShownFields values={card.person.fields} isLine />
        </Suspense>
      </div>
    )}
    <CardMatch match={card} person={card.person} />
    <CardChoice person={card.person} />
    <CardMenu person={card.person} bookmarked={card.bookmarked} />
  </PersonCard>
);
