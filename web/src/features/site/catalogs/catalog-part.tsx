import { type Language, languageCodes } from '@kindred/contract/languages';
import { type ListedChoice, listedChoices } from '@kindred/contract/site/catalog-choices';
import {
  type CatalogChoice,
  type CatalogName,
  interestGroupNames,
  mostOwnChoices,
} from '@kindred/contract/site/catalogs';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { language } from '#texts/language.ts';
import { messages as profile } from '#texts/profile-fields.ts';
import { messages as m } from '#texts/site-catalogs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { useTyped } from '../use-typed.ts';
import { asStored, movedChoice, ownChoices, withLines } from './catalog-changes.ts';
import { ChoiceItem } from './choice-item.tsx';

// Lists are mostly read, and a field for many lines is large.
const AddChoices = lazyRouteComponent(() => import('./add-choices.tsx'), 'AddChoices');

interface Props {
  catalog: CatalogName;
  value: readonly CatalogChoice[];
  published: readonly CatalogChoice[];
  readOnly: boolean;
  onChange: (next: readonly CatalogChoice[]) => void;
}

/** All choices of a catalog, in their groups if it has some. */
export function CatalogPart({ catalog, value, published, readOnly, onChange }: Props) {
  const { typed, change } = useTyped(value, onChange);
  const [code, setCode] = useState<Language>(language as Language);
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const choices = listedChoices(catalog, typed);
  const own = ownChoices(choices);
  const put = (next: readonly ListedChoice[]) => change(asStored(catalog, next));
  const groups = catalog === 'interests' ? interestGroupNames : [null];
  const publishedAs = ({ key }: ListedChoice) => published.find((each) => each.key === key);

  function remove({ key }: ListedChoice) {
    put(choices.filter((choice) => choice.key !== key));
    // The button that was pressed is gone.
    list.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-4 outline-none" ref={list} tabIndex={-1}>
      <p className="text-sm leading-snug text-pretty text-muted">
        {catalog === 'questions' && m.aboutQuestions}
        {catalog === 'reasons' && m.aboutReasons}
        {(catalog === 'interests' || catalog === 'prompts') && m.sameMeaning}
      </p>
      {own.length > 0 && (
        <Select
          label={m.language}
          value={code}
          data={languageCodes.map((each) => ({ value: each, label: nameOfLanguage(each) }))}
          onChange={({ currentTarget }) => setCode(currentTarget.value as Language)}
        />
      )}
      {!readOnly && own.length < mostOwnChoices[catalog] && (
        <div className="grid grid-cols-1 gap-3">
          {isAdding ? (
            <Suspense>
              <AddChoices
                catalog={catalog}
                code={code}
                onAdd={(lines, group) => put(withLines(catalog, choices, { lines, code, group }))}
              />
            </Suspense>
          ) : (
            <div className="flex items-center">
              <Button look="plain" onClick={() => setAdding(true)}>
                {m.add[catalog]}
              </Button>
            </div>
          )}
        </div>
      )}
      {own.length >= mostOwnChoices[catalog] && (
        <p className="text-muted">{m.full({ most: mostOwnChoices[catalog] })}</p>
      )}
      {groups.map((group) => (
        <section
          key={group}
          className={`px-5 py-4 ${panel.panel}`}
          aria-label={group ? profile.groupNames[group] : m.lists[catalog]}
        >
          {group && <h2 className="heading">{profile.groupNames[group]}</h2>}
          <ul className="m-0 grid list-none grid-cols-1 p-0">
            {choices
              .filter((choice) => choice.group === group)
              .map((choice) => (
                <ChoiceItem
                  key={choice.key}
                  catalog={catalog}
                  choice={choice}
                  code={code}
                  published={publishedAs(choice)}
                  readOnly={readOnly}
                  onChange={(next) =>
                    put(choices.map((each) => (each.key === next.key ? next : each)))
                  }
                  onMove={(by) => put(movedChoice(choices, choice.key, by))}
                  onRemove={() => remove(choice)}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
