import { IconSparkles } from '@tabler/icons-react';
import { usePerson } from '../../../api/discovery.ts';
import { messages } from '#texts/likes.ts';
import { openersFor } from '../../../widgets/people/openers-for.ts';
import classes from './composer.module.css';

interface Props {
  id: string;
  onChoose: (text: string) => void;
}

/** What an empty chat could start with. A choice goes into the field and is not sent. */
export function Suggestions({ id, onChoose }: Props) {
  const { discover: m } = messages;
  const { data } = usePerson(id).person;
  if (!data) return null;
  return (
    <ul className="plain-list grid one-column gap-2" aria-label={m.openers}>
      {openersFor(data.user, data.likedPart).map((opener) => (
        <li key={opener}>
          <button
            type="button"
            className={`row gap-2-5 w-full border-strong bg-none ink text-start clickable hover ${classes.opener}`}
            onClick={() => onChoose(opener)}
          >
            <IconSparkles className="flex-none color-brand" size={18} stroke={1.75} aria-hidden />
            <span className="anywhere clamp">{opener}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
