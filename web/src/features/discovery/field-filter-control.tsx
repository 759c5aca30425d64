import { readFieldFilter } from '@kindred/contract/discovery/field-filter';
import { useState } from 'react';
import { messages as m } from '#texts/own-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

const FieldFilterDialog = lazyDialog(() =>
  import('./field-filter-dialog.tsx').then((file) => file.FieldFilterDialog),
);

interface Props {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Opens the filters by fields of the owner, of which there may be many. */
export function FieldFilterControl({ value, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const count = readFieldFilter(value ?? '').length;
  return (
    <>
      <Button className="font-normal" look="plain" onClick={() => setOpened(true)}>
        {count > 0 ? m.filtersSet({ count }) : m.filters}
      </Button>
      <FieldFilterDialog
        opened={opened}
        value={value}
        onClose={() => setOpened(false)}
        onChange={onChange}
      />
    </>
  );
}
