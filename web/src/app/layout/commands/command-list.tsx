/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the elements for it cannot be listed below a field and styled */
import { messages as m } from '../../../lib/messages/commands.ts';
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
      {(['pages', 'actions', 'people'] as const).map((group) => {
        const members = commands.filter((command) => command.group === group);
        if (members.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={m.groups[group]}>
            <p className={`muted text-xs semibold ${classes.groupName}`} aria-hidden>
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
                className={`row between gap-4 px-3 w-full border-0 rounded-sm bg-none ink font-inherit text-start clickable min-h-40 hover ${classes.option}`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(command)}
              >
                <span className={`truncate flex-none ${classes.label}`}>{command.label}</span>
                {command.about && (
                  <small className="truncate min-w-0 muted text-sm">{command.about}</small>
                )}
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
