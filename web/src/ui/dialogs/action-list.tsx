import type { Icon } from '@tabler/icons-react';
import classes from './action-list.module.css';

interface Action {
  label: string;
  /** A line below the label. */
  about?: string | null;
  Icon: Icon;
  danger?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** From mild to severe, with a line between the groups. */
export type ActionGroups = Readonly<Record<string, readonly (Action | false | null)[]>>;

interface Props {
  groups: ActionGroups;
  /** Its entries, which are lower. */
  inMenu?: boolean;
}

/** Actions for one thing, as rows. */
export function ActionList({ groups, inMenu = false }: Props) {
  return Object.entries(groups)
    .map(
      ([name, actions]) =>
        [name, actions.filter((each) => each !== null && each !== false)] as const,
    )
    .filter(([, actions]) => actions.length > 0)
    .map(([name, actions]) => (
      <ul
        key={name}
        className={`list-none p-0 ${classes.actions}`}
        role={inMenu ? 'group' : undefined}
        data-menu={inMenu || undefined}
      >
        {actions.map(({ label, about, Icon, danger, disabled, run }) => (
          <li key={label} role={inMenu ? 'none' : undefined}>
            <button
              className={`flex min-h-13 w-full cursor-pointer items-center gap-3.5 rounded-md border-0 bg-transparent text-start text-lg leading-snug text-ink ${classes.button}`}
              type="button"
              role={inMenu ? 'menuitem' : undefined}
              tabIndex={inMenu ? -1 : undefined}
              disabled={disabled}
              data-danger={danger || undefined}
              onClick={run}
            >
              <Icon
                className={`flex-none ${danger && !disabled ? 'text-inherit' : 'text-muted'}`}
                size={inMenu ? 18 : 22}
                stroke={1.75}
                aria-hidden
              />
              <span>
                {label}
                {about && (
                  <small className={`block text-sm font-normal ${classes.about}`}>{about}</small>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    ));
}
