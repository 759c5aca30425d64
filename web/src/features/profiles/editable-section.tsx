import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { messages as m } from '#texts/profiles.ts';
import { Button } from '../../ui/buttons/button.tsx';
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
    className={`grid grid-cols-1 gap-1.5 border-t border-line anywhere ${column.section} ${classes.section}`}
    aria-label={name}
  >
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <h2 className="tracking-snug title-xs">{name}</h2>
      {!form && (
        <Button
          className={`text-muted ${classes.edit}`}
          look="quiet"
          icon={<IconPencil size={16} stroke={1.75} aria-hidden />}
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
