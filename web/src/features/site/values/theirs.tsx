import type { SitePath } from '@kindred/contract/site/document';
import { IconUsers } from '@tabler/icons-react';
import { messages as m } from '#texts/site-office.ts';
import type { useValue } from '../office.ts';
import { inWords } from '../publish/change-words.ts';
import classes from './values.module.css';

interface Props {
  path: SitePath;
  edit: ReturnType<typeof useValue>;
}

/** The later one of two who changed a value sees what the other has made of it, and chooses. */
export function Theirs({ path, edit: { theirs, takeTheirs, keepMine } }: Props) {
  if (!theirs) return null;
  return (
    <span className="flex gap-1.5 leading-snug">
      <IconUsers className={`flex-none ${classes.icon}`} size={16} stroke={1.75} aria-hidden />
      <span className="min-w-0 anywhere">
        {m.theirs({ name: theirs.name, value: inWords(path, theirs.value) })}{' '}
        <button type="button" className={link} onClick={takeTheirs}>
          {m.takeTheirs}
        </button>{' '}
        <button type="button" className={link} onClick={keepMine}>
          {m.keepMine}
        </button>
      </span>
    </span>
  );
}

const link = `px-1 py-0 border-0 bg-transparent text-ink font-semibold underline cursor-pointer ${classes.link}`;
