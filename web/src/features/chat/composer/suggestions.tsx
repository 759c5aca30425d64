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
    <ul className="m-0 grid list-none grid-cols-1 gap-2 p-0" aria-label={m.openers}>
      {openersFor(data.user, data.likedPart).map((opener) => (
        <li key={opener}>
          <button
            type="button"
            className={`flex w-full cursor-pointer items-center gap-2.5 border border-line-strong bg-transparent text-start text-ink hover:bg-hover ${classes.opener}`}
            onClick={() => onChoose(opener)}
          >
            <IconSparkles className="flex-none text-brand" size={18} stroke={1.75} aria-hidden />
            <span className="clamp anywhere">{opener}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
