import { IconColumns3 } from '@tabler/icons-react';
import { messages } from '#texts/user-admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Popover } from '../../../ui/dialogs/popover.tsx';
import { type UserColumn, visibleColumns, userColumns } from './users-search.ts';

interface Props {
  columns: string | undefined;
  onChange: (columns: string | undefined) => void;
}

/** Chooses the columns of the table, which are stored in the URL. */
export function ColumnsMenu({ columns, onChange }: Props) {
  const { columns: words, columnsMenu: m } = messages;
  const visible = visibleColumns(columns);
  const toggle = (column: UserColumn) => {
    const next = userColumns.filter((each) => visible.has(each) !== (each === column));
    onChange(next.length === userColumns.length ? undefined : next.join('.') || 'none');
  };
  return (
    <Popover
      label={m.title}
      renderContent={() => (
        <fieldset className="m-0 grid gap-0.5 border-0 p-0 text-sm">
          <legend className="mb-2 p-0 text-muted">{m.about}</legend>
          {userColumns.map((column) => (
            <label className="flex min-h-8 items-center gap-2" key={column}>
              <input
                className="checkbox"
                type="checkbox"
                checked={visible.has(column)}
                onChange={() => toggle(column)}
              />
              {words[column]}
            </label>
          ))}
        </fieldset>
      )}
    >
      {(button) => (
        <Button
          {...button}
          look="plain"
          icon={<IconColumns3 size={18} stroke={1.75} aria-hidden />}
        >
          {m.title}
        </Button>
      )}
    </Popover>
  );
}
