import { type OwnField, mostFields } from '@kindred/contract/site/own-fields';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useFieldTemplates } from '../../../api/field-templates.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/site-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { useTyped } from '../use-typed.ts';
import { moved, nameOf, newField } from './field-changes.ts';
import { FieldItem } from './field-item.tsx';

interface Props {
  value: readonly OwnField[];
  published: readonly OwnField[];
  onChange: (next: readonly OwnField[]) => void;
  readOnly: boolean;
}

/** What members can fill in besides the profile that every site has, in its order. */
export function FieldsPart({ value, published, onChange, readOnly }: Props) {
  const { typed: fields, change } = useTyped(value, onChange);
  const [opened, setOpened] = useState<number | null>(null);
  const [asked, setAsked] = useState<OwnField | null>(null);
  const list = useRef<HTMLDivElement>(null);

  function add(field: OwnField) {
    change([...fields, field]);
    setOpened(field.number);
  }

  function remove({ number }: OwnField) {
    setAsked(null);
    change(fields.filter((field) => field.number !== number));
    // The button that was pressed is gone.
    list.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-4 outline-none" ref={list} tabIndex={-1}>
      <p className="text-pretty text-muted">{m.about}</p>
      {fields.length === 0 && <p className="text-pretty text-muted">{m.none}</p>}
      {fields.length > 0 && (
        <ul className="m-0 grid list-none grid-cols-1 gap-3 p-0" aria-label={m.fields}>
          {fields.map((field, index) => (
            <li key={field.number} className={panel.panel}>
              <FieldItem
                field={field}
                published={published.find(({ number }) => number === field.number)}
                isOpen={field.number === opened}
                readOnly={readOnly}
                onToggle={() => setOpened(field.number === opened ? null : field.number)}
                onChange={(next) => change(fields.with(index, next))}
                onMove={(by) => change(moved(fields, index, by))}
                isFirst={index === 0}
                isLast={index === fields.length - 1}
                onRemove={() => setAsked(field)}
              />
            </li>
          ))}
        </ul>
      )}
      {!readOnly && fields.length < mostFields && (
        <AddField
          fields={fields}
          onAdd={add}
          onAddNew={() => add(newField([...fields, ...published]))}
          onAddAll={(all) => change([...fields, ...all].slice(0, mostFields))}
        />
      )}
      <RemoveDialog asked={asked} onClose={() => setAsked(null)} onRemove={remove} />
    </div>
  );
}

interface AddProps {
  fields: readonly OwnField[];
  onAdd: (field: OwnField) => void;
  onAddNew: () => void;
  onAddAll: (all: readonly OwnField[]) => void;
}

/** A field of the owner's own, or what people decide by on most sites: each of it, or all. */
function AddField({ fields, onAdd, onAddNew, onAddAll }: AddProps) {
  const { data: templates = [], error } = useFieldTemplates();
  const left = templates.filter(({ number }) => fields.every((field) => field.number !== number));
  const plus = <IconPlus size={18} stroke={1.75} aria-hidden />;
  return (
    <div className="grid grid-cols-1 gap-2">
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button look="plain" icon={plus} onClick={onAddNew}>
          {m.add}
        </Button>
        {fields.length === 0 && left.length > 0 && (
          <Button look="plain" icon={plus} onClick={() => onAddAll(left)}>
            {m.addUsual}
          </Button>
        )}
        {left.map((field) => (
          <Button key={field.number} look="plain" icon={plus} onClick={() => onAdd(field)}>
            {m.addNamed({ name: nameOf(field) })}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface RemoveProps {
  asked: OwnField | null;
  onClose: () => void;
  onRemove: (field: OwnField) => void;
}

const RemoveDialog = ({ asked, onClose, onRemove }: RemoveProps) => (
  <Dialog
    opened={asked !== null}
    onClose={onClose}
    title={m.removeTitle({ name: asked ? nameOf(asked) : '' })}
    closeLabel={m.cancel}
  >
    <div className="grid grid-cols-1 gap-4">
      <p>{m.removeAbout}</p>
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button look="danger" onClick={() => asked && onRemove(asked)}>
          {m.removeNow}
        </Button>
      </DialogFooter>
    </div>
  </Dialog>
);
