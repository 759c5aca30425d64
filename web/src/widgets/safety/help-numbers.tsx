import { nameCountriesIn } from '@kindred/contract/texts/country-name';
import { useState, useSyncExternalStore } from 'react';
import { tag } from '#texts/language.ts';
import { messages as m } from '#texts/help-numbers.ts';
import { Select } from '../../ui/fields/select.tsx';
import classes from './help-numbers.module.css';
import { type CallReason, guessCountry, numbers } from './numbers.ts';

const countryName = nameCountriesIn(tag);
const byName = new Intl.Collator(tag);
const countries = Object.keys(numbers)
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((one, other) => byName.compare(one.label, other.label));

let guessed: string | undefined;

/** The page that is made beforehand is the same for everyone. A device looks once, as it takes some time. */
const useGuess = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => (guessed ??= guessCountry()),
    () => '',
  );

interface HelpNumbersProps {
  /** What to call for besides the police. */
  reasons: readonly CallReason[];
}

/** The numbers of a country, which the device guesses and tells no one. */
export function HelpNumbers({ reasons }: HelpNumbersProps) {
  const guess = useGuess();
  const [chosen, setChosen] = useState<string | null>(null);
  const country = chosen ?? guess;
  const there = numbers[country];
  return (
    <div className="grid gap-3">
      <Select
        className={classes.country ?? ''}
        label={m.country}
        value={country}
        data={[{ value: '', label: m.other }, ...countries]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {there ? (
        <dl className={`m-0 grid ${classes.list}`}>
          <Line title={m.police} to={there.police} />
          {reasons.map((reason) => {
            const service = there[reason];
            return service && <Line key={reason} title={m[reason]} {...service} />;
          })}
        </dl>
      ) : (
        <p className="text-pretty">{m.anywhere}</p>
      )}
      <p className="text-sm text-pretty text-muted">{m.mayChange}</p>
    </div>
  );
}

const isNumber = (to: string) => /^[#\d]/.test(to);

function Line({ title, name, to }: { title: string; name?: string; to: string }) {
  const href = isNumber(to)
    ? `tel:${encodeURIComponent(to.replace(/[ -]/g, ''))}`
    : `https://${to}`;
  return (
    <div className={`flex flex-wrap items-baseline justify-between ${classes.line}`}>
      <dt>
        {title}
        {name && (
          <small className="block text-sm text-muted" translate="no">
            <bdi>{name}</bdi>
          </small>
        )}
      </dt>
      <dd className="m-0">
        <a
          className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          href={href}
          translate="no"
          {...(!isNumber(to) && { target: '_blank', rel: 'noreferrer' })}
        >
          <bdi dir="ltr">{to}</bdi>
        </a>
      </dd>
    </div>
  );
}
