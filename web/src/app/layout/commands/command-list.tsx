/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the elements for it cannot be listed below a field and styled */
import { messages as m } from '#texts/commands.ts';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import classes from './command-bar.module.css';
import type { Command } from './use-commands.ts';

export const optionId = ({ group, id }: Command) => `command-${group}-${id.replaceAll('/', '-')}`;

interface Props {
  commands: readonly Command[];
  current: Command | undefined;
  onRun: (command: Command) => void;
}

/** The focus stays in the field, which says which option is the current one. */
export function CommandList({ commands, current, onRun }: Props) {
  const currentId = current && optionId(current);
  return (
    <div
      id="commands"
      role="listbox"
      aria-label={m.results}
      className={`mt-3 overflow-y-auto ${classes.list}`}
    >
      {(['recent', 'pages', 'actions', 'cases', 'people'] as const).map((group) => {
        const members = commands.filter((command) => command.group === group);
        if (members.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={m.groups[group]}>
            <p className="px-3 py-1 text-xs font-semibold text-muted" aria-hidden>
              {m.groups[group]}
            </p>
            {members.map((command) => (
              <button
                key={optionId(command)}
                id={optionId(command)}
                type="button"
                role="option"
                tabIndex={-1}
                ref={optionId(command) === currentId ? scrollIntoView : undefined}
                aria-selected={optionId(command) === currentId}
                className={`flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-sm border-0 bg-transparent px-3 py-0 text-start text-ink hover:bg-hover ${classes.option}`}
                aria-keyshortcuts={keyOf(commands.indexOf(command))}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(command)}
              >
                <command.Icon className={classes.icon ?? ''} size={18} stroke={1.75} aria-hidden />
                <span className={`flex-none truncate ${classes.label}`}>{command.label}</span>
                {command.about && (
                  <small className="min-w-0 truncate text-sm text-muted">{command.about}</small>
                )}
                <RowKey index={commands.indexOf(command)} />
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** The first nine have a key. */
const keyOf = (index: number) => (index < 9 ? `Alt+${String(index + 1)}` : undefined);

function RowKey({ index }: { index: number }) {
  const key = keyOf(index);
  return (
    <span className="ms-auto flex items-center gap-1 text-muted" aria-hidden>
      {key?.split('+').map((name) => (
        <Key key={name} name={name} />
      ))}
    </span>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
