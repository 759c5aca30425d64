import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type OwnFieldsOfMember, useOwnFields } from '../../../api/own-fields.ts';
import { messages as m } from '#texts/own-fields.ts';
import column from '../../../ui/pages/column.module.css';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { conditionWords, valueWords } from '../../../widgets/own-fields/field-words.ts';
import { EditableSection } from '../editable-section.tsx';
import type { FormProps } from './fields-forms.tsx';

// The page shows none of them at first.
const ValuesForm = lazyRouteComponent(() => import('./fields-forms.tsx'), 'ValuesForm');
const AsksForm = lazyRouteComponent(() => import('./fields-forms.tsx'), 'AsksForm');

/** What members wrote into fields of the owner of the site, and what they ask of others. */
export function OwnFieldsSections() {
  const query = useOwnFields();
  const { data: own } = query;
  if (!own) return <QueryState query={query} words={m} />;
  return (
    <>
      <Section name={m.title} own={own} Form={ValuesForm}>
        <Facts
          facts={own.fields.map((field) => {
            const value = own.values.find((each) => each.field === field.number);
            return [field, value ? valueWords(field, value) : ''];
          })}
        />
      </Section>
      {own.fields.some(({ filter }) => filter) && (
        <Section name={m.asks} own={own} Form={AsksForm}>
          <Facts
            facts={own.fields.map((field) => {
              const condition = own.requires.find((each) => each.field === field.number);
              return [field, condition ? conditionWords(field, condition) : ''];
            })}
          />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  name: string;
  own: OwnFieldsOfMember;
  Form: ComponentType<FormProps>;
  children: ReactNode;
}

function Section({ name, own, Form: Edited, children }: SectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <EditableSection
      name={name}
      onOpen={() => setOpen(true)}
      form={open && <Edited own={own} onDone={() => setOpen(false)} />}
    >
      {children}
    </EditableSection>
  );
}

type Fact = readonly [field: OwnFieldsOfMember['fields'][number], text: string];

function Facts({ facts }: { facts: readonly Fact[] }) {
  const filled = facts.filter(([, text]) => text);
  if (filled.length === 0) return <p className={column.quiet}>{m.nothing}</p>;
  return (
    <ul
      className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-lg text-muted"
      translate="no"
    >
      {filled.map(([{ number, name }, text]) => (
        <li key={number}>{`${name}: ${text}`}</li>
      ))}
    </ul>
  );
}
