import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './action-sheet.module.css';
import { Dialog } from './dialog.tsx';

interface Action {
  label: string;
  /** A line below the label. */
  about?: string | null;
  Icon: Icon;
  danger?: boolean;
  disabled?: boolean;
  run: () => void;
}

interface Props {
  opened: boolean;
  title: string;
  about?: ReactNode;
  picture?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** From mild to severe, with a line between the groups. */
  groups: Readonly<Record<string, readonly (Action | false | null)[]>>;
}

/** What can be done with one thing: rows within reach of the thumb on a phone, a small dialog elsewhere. */
export function ActionSheet({ groups, ...dialog }: Props) {
  return (
    <Dialog {...dialog}>
      {Object.entries(groups).map(([name, actions]) => (
        <ul key={name} className={classes.actions}>
          {actions
            .filter((each) => each !== null && each !== false)
            .map(({ label, about, Icon, danger, disabled, run }) => (
              <li key={label}>
                <button
                  type="button"
                  disabled={disabled}
                  data-danger={danger || undefined}
                  onClick={run}
                >
                  <Icon size={22} stroke={1.75} aria-hidden />
                  <span>
                    {label}
                    {about && <small>{about}</small>}
                  </span>
                </button>
              </li>
            ))}
        </ul>
      ))}
    </Dialog>
  );
}
