import { readFieldFilter, writeFieldFilter } from '@kindred/contract/discovery/field-filter';
import { useState } from 'react';
import { useOwnFields } from '../../api/own-fields.ts';
import { messages as m } from '#texts/own-fields.ts';
import { messages as words } from '#texts/profiles.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { ConditionFields } from '../../widgets/own-fields/condition-fields.tsx';

interface Props {
  value: string | undefined;
  opened: boolean;
  onClose: () => void;
  onChange: (value: string | undefined) => void;
}

export const FieldFilterDialog = ({ opened, onClose, ...props }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={m.filters} closeLabel={words.cancel}>
    {opened && <Filters onClose={onClose} {...props} />}
  </Dialog>
);

function Filters({ value, onClose, onChange }: Omit<Props, 'opened'>) {
  const query = useOwnFields();
  const [conditions, setConditions] = useState(() => readFieldFilter(value ?? ''));
  const apply = (next: typeof conditions) => {
    onChange(writeFieldFilter(next));
    onClose();
  };
  return (
    <form
      className="grid grid-cols-1 gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(conditions);
      }}
    >
      <QueryState query={query} words={m} />
      {query.data && (
        <ConditionFields
          fields={query.data.fields}
          conditions={conditions}
          onChange={setConditions}
        />
      )}
      <DialogFooter>
        <Button look="plain" onClick={() => apply([])}>
          {m.clear}
        </Button>
        <Button type="submit">{m.apply}</Button>
      </DialogFooter>
    </form>
  );
}
