import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { messages as m } from '#texts/profiles.ts';
import column from '../../ui/pages/column.module.css';
import classes from './profile-page.module.css';

interface Props {
  name: string;
  /** What edits it, while it is open. */
  form: ReactNode;
  onOpen: () => void;
  children: ReactNode;
}

/** Shown, and edited in the same place after its button was pressed. */
export const EditableSection = ({ name, form, onOpen, children }: Props) => (
  <section
    className={`grid one-column border-top gap-1-5 anywhere ${column.section} ${classes.section}`}
    aria-label={name}
  >
    <div className="row wrap between gap-3 min-h-target">
      <h2 className="title-xs tight-15">{name}</h2>
      {!form && (
        <Button
          className={`muted ${classes.edit}`}
          variant="subtle"
          color="ink"
          radius="full"
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
          aria-label={m.editGroup({ group: name })}
          onClick={onOpen}
        >
          {m.edit}
        </Button>
      )}
    </div>
    {form ? <Suspense>{form}</Suspense> : children}
  </section>
);
