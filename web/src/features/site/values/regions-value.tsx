import { countryCodes } from '@kindred/contract/site/countries';
import { nameCountriesIn } from '@kindred/contract/texts/country-name';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { tag } from '#texts/language.ts';
import { messages as m } from '#texts/site-regions.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { useValue } from '../office.ts';
import { ValueFrame } from './value-frame.tsx';

const nameOf = nameCountriesIn(tag);
const order = new Intl.Collator(tag);
const inOrder = (codes: readonly string[]) =>
  codes
    .map((code) => ({ value: code, label: nameOf(code) }))
    .toSorted((a, b) => order.compare(a.label, b.label));

/** The countries in which people can join. None means everywhere. */
export function RegionsValue({ description }: { description: string }) {
  const path = 'limits.regions';
  const edit = useValue(path);
  const id = useId();
  const chosen = Array.isArray(edit.value) ? (edit.value as string[]) : [];
  return (
    <ValueFrame path={path} edit={edit} id={id}>
      <p className="text-sm leading-snug text-pretty text-muted">{description}</p>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {inOrder(chosen).map(({ value, label }) => (
          <li
            key={value}
            className="flex items-center gap-1.5 rounded-full border border-line px-3"
          >
            <span translate="no">{label}</span>
            {!edit.isFixed && (
              <button
                type="button"
                className="grid h-11 w-11 cursor-pointer place-items-center rounded-md border-0 bg-transparent text-muted hover:bg-hover hover:text-ink"
                aria-label={m.remove({ countries: label })}
                onClick={() => edit.choose(chosen.filter((code) => code !== value))}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {chosen.length === 0 && <p className="text-sm">{m.everywhere}</p>}
      {!edit.isFixed && (
        <Select
          id={id}
          aria-label={m.add}
          value=""
          data={[
            { value: '', label: m.add },
            ...inOrder(countryCodes.filter((code) => !chosen.includes(code))),
          ]}
          onChange={({ currentTarget: { value } }) => value && edit.choose([...chosen, value])}
        />
      )}
    </ValueFrame>
  );
}
