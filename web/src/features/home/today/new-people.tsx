import { Link } from '@tanstack/react-router';
import type { BrowseCard } from '../../../api/discovery.ts';
import { messages } from '#texts/home.ts';
import { PersonCard } from '../../../widgets/people/person-card.tsx';
import { Block, moreLink } from './block.tsx';
import classes from './today.module.css';

/** The newest three people whom the member can meet. */
export function NewPeople({ cards }: { cards: readonly BrowseCard[] }) {
  const { today: m } = messages;
  if (cards.length === 0) return null;
  return (
    <Block
      title={m.people}
      place="people"
      more={
        <Link to="/discover" className={moreLink}>
          {m.discover}
        </Link>
      }
    >
      <ul className={`m-0 grid list-none grid-cols-3 gap-4 p-0 ${classes.people}`}>
        {cards.map(({ person }) => (
          <li key={person._id} className="min-w-0">
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
