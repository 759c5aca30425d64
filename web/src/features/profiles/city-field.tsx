/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist cannot be styled, and shows no cities in the reader's own writing */
import { IconMapPin } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { usePlaces } from '../../api/profiles.ts';
import { placeText } from '../../lib/formats/places.ts';
import { messages } from '#texts/profile-fields.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';
import classes from './city-field.module.css';

const shown = 6;

/** The list is part of the page, so that it never covers what comes after the field. */
export function CityField({ form }: { form: ProfileForm }) {
  const { fields: m } = messages;
  const { city: text, country: chosen } = form.values;
  const typed = useDeferredValue(chosen ? '' : text.trim());
  const { data, isPlaceholderData } = usePlaces(typed);
  const list = useId();
  const [current, setCurrent] = useState(0);
  const [closed, setClosed] = useState(false);
  const found = !chosen && typed.length > 1 ? data : undefined;
  const places = closed ? [] : (found ?? []).slice(0, shown);
  const at = Math.min(current, places.length - 1);

  function choose({ city, country }: { city: string; country: string }) {
    form.setValues({ city, country });
    form.clearFieldError('city');
  }

  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % places.length,
    ArrowUp: (at - 1 + places.length) % places.length,
    Home: 0,
    End: places.length - 1,
  };

  function onKeyDown(event: KeyboardEvent) {
    const place = places[at];
    if (!place && event.key === 'ArrowDown') setClosed(false);
    if (!place) return;
    const move = moves[event.key];
    if (event.key === 'Escape') setClosed(true);
    else if (event.key === 'Enter') choose(place);
    else if (move === undefined) return;
    else setCurrent(move);
    event.preventDefault();
  }

  return (
    <div className="grid gap-2">
      <TextField
        size="lg"
        label={m.city}
        hint={m.cityHint}
        autoComplete="off"
        required
        maxLength={100}
        icon={<IconMapPin size={18} stroke={1.75} aria-hidden />}
        role="combobox"
        aria-expanded={places.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={places.length > 0 ? `${list}-${at}` : undefined}
        {...form.getInputProps('city')}
        value={chosen ? placeText({ city: text, country: chosen }) : text}
        onChange={({ currentTarget }) => {
          setCurrent(0);
          setClosed(false);
          form.setValues({ city: currentTarget.value, country: '' });
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={list}
        role="listbox"
        className={`m-0 rounded-lg border border-line bg-raised p-1 empty:hidden ${classes.places}`}
        aria-label={m.places}
      >
        {places.map((place, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={`${place.city} ${place.countryCode}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            className={`block min-h-11 w-full cursor-pointer rounded-sm border-0 bg-transparent text-start anywhere text-inherit hover:bg-hover ${classes.place}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {placeText(place)}
          </button>
        ))}
      </div>
      <output className={found ? 'text-muted empty:hidden' : 'empty:hidden'}>
        {found?.length === 0 && !isPlaceholderData ? m.noPlaces : ''}
      </output>
    </div>
  );
}
