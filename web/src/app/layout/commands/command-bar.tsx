import type { ReferredCase } from '@kindred/contract/desk/references';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFlag, IconSearch, IconUser, IconX } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFindReference } from '../../../api/desk/find-reference.ts';
import { useFindPeople } from '../../../api/user-admin/find-people.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { may, mayOpen } from '../../../lib/calls/may-call.ts';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/commands.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import classes from './command-bar.module.css';
import { CommandList, optionId } from './command-list.tsx';
import { remember, useRecent } from './recent-commands.ts';
import { type Command, matching, useCommands } from './use-commands.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Pages, commands and people behind one field, on every page of the back office. */
export function CommandBar({ opened, onClose }: Props) {
  const [{ was, openings }, setCount] = useState({ was: opened, openings: 0 });
  if (was !== opened) setCount({ was: opened, openings: openings + Number(opened) });
  return (
    // If it is opened again while it still fades out, it is a new one: the old one would take the first letters with it.
    <Dialog
      key={openings}
      opened={opened}
      onClose={onClose}
      title={m.title}
      closeLabel={m.close}
      bare
      keepsText
    >
      <CommandField onClose={onClose} />
    </Dialog>
  );
}

/** Milliseconds without a key after which people are searched. */
const searchDelayMs = 250;

function CommandField({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(0);
  // Enter, while no one is found yet.
  const [isWaiting, setWaiting] = useState(false);
  const { commands, isSearching, error } = useFound(typed.trim());
  const last = commands.length - 1;
  const at = Math.max(0, Math.min(current, last));
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    remember(command);
    void command.run();
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: at < last ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : Math.max(0, last),
  };
  const runFirst = useEffectEvent(() => run(commands[0]));
  useEffect(() => {
    if (isWaiting && !isSearching) runFirst();
  }, [isWaiting, isSearching]);
  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-line pb-3">
        <IconSearch className="flex-none text-muted" size={20} stroke={1.75} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          className="h-11 min-w-0 flex-1 border-0 bg-transparent text-lg text-ink outline-none"
          aria-label={m.field}
          aria-expanded={commands.length > 0}
          aria-controls="commands"
          aria-autocomplete="list"
          aria-activedescendant={commands[at] && optionId(commands[at])}
          placeholder={m.hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWaiting(false);
            setCurrent(0);
          }}
          onKeyDown={(event) => {
            const move = moves[event.key];
            const nth = event.altKey && /^Digit([1-9])$/.exec(event.code)?.[1];
            if (nth) {
              event.preventDefault();
              run(commands[Number(nth) - 1]);
              return;
            }
            if (event.key !== 'Enter' && move === undefined) return;
            event.preventDefault();
            if (move !== undefined) setCurrent(move);
            else if (commands[at]) run(commands[at]);
            else setWaiting(isSearching);
          }}
        />
        <button
          type="button"
          className="inline-flex min-h-8 min-w-0 flex-none cursor-pointer items-center justify-center border-0 bg-transparent text-muted"
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          <span className="sr-only">{m.close}</span>
          <kbd className={`key ${classes.esc}`} aria-hidden>
            Esc
          </kbd>
          <IconX className={classes.cross} size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      <CommandList commands={commands} current={commands[at]} onRun={run} />
      <output className="mt-2 block min-h-[1.5em] text-sm text-muted">
        {stateOf({ isSearching, error: Boolean(error), count: commands.length })}
      </output>
    </>
  );
}

function stateOf({
  isSearching,
  error,
  count,
}: Record<'isSearching' | 'error', boolean> & { count: number }) {
  if (isSearching) return m.searching;
  if (error) return m.failed;
  return count === 0 ? m.none : m.found({ count });
}

/** The commands that match the typed text, and then cases by their reference and people, once the typing pauses. */
function useFound(typed: string) {
  const navigate = useNavigate();
  const session = useSession();
  const [term] = useDebouncedValue(typed, searchDelayMs);
  const { pathname } = useLocation();
  const recent = useRecent(pathname);
  const commands = matching(useCommands(), typed);
  const mayRead = may(session, 'readUsers');
  const { data, error, isFetching } = useFindPeople(term, mayRead);
  const mayFindCases = may(session, 'readReports');
  const references = useFindReference(term, mayFindCases);
  const isSearching =
    (mayRead || mayFindCases) &&
    typed.length > 1 &&
    (typed !== term || isFetching || references.isFetching);
  const toCommand = ({ _id, reportId, name, types, closedAt }: ReferredCase) => ({
    id: reportId ?? _id,
    group: 'cases' as const,
    label: m[reportId ? 'report' : 'case']({ id: shortId(reportId ?? _id) }),
    about: [name, commaList(types.map((type) => typeTexts[type])), closedAt && m.closed]
      .filter(Boolean)
      .join(' · '),
    Icon: IconFlag,
    run: () => navigate({ to: '/desk', search: { case: _id } }),
  });
  const found = (typed.length > 1 ? (data ?? []) : [])
    .filter((user) => mayOpen(session, user))
    .map((user) => ({
      id: user._id,
      group: 'people' as const,
      label: fullName(user) ?? user.email,
      about: user.email,
      Icon: IconUser,
      run: () => navigate({ to: '/users/$id', params: { id: user._id } }),
    }));
  // Some may have been found for an earlier text.
  const people = isSearching ? matching(found, typed) : found;
  const cases = typed === term ? references.found.map(toCommand) : [];
  return {
    commands: [...(typed ? [] : recent), ...commands, ...cases, ...people],
    isSearching,
    error: error ?? references.error,
  };
}
