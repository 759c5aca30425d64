import type { KnownValues } from '@kindred/contract/compliance';
import { nameCountriesIn } from '@kindred/contract/texts/country-name';
import { tag } from '#texts/language.ts';
import { messages as m } from '#texts/compliance-forms.ts';
import { formatNumber } from '../../lib/formats/formats.ts';
import { listOf } from '../../lib/say.ts';
import classes from './fact-list.module.css';

/** What the service wrote beside a form. */
export function FactList({ facts }: { facts: Partial<KnownValues> }) {
  return (
    <dl className={`m-0 grid gap-x-4 gap-y-2 px-5 py-3 ${classes.facts}`}>
      {(Object.keys(facts) as (keyof KnownValues)[]).map((name) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{m.facts[name]}</dt>
          <dd className="m-0 anywhere">{valueOf(name, facts)}</dd>
        </div>
      ))}
    </dl>
  );
}

const countryName = nameCountriesIn(tag);

function valueOf(name: keyof KnownValues, facts: Partial<KnownValues>) {
  const { regions, recipients, sensitiveFields, nudes } = facts;
  if (name === 'regions' && regions)
    return (
      <span translate="no">
        {regions.length > 0 ? listOf(regions.map(countryName)) : m.everywhere}
      </span>
    );
  if (name === 'recipients' && recipients)
    return listOf(recipients.map((each) => m.recipients[each])) || m.nothing;
  if (name === 'sensitiveFields' && sensitiveFields)
    return <bdi>{listOf(sensitiveFields) || m.nothing}</bdi>;
  if (name === 'nudes' && nudes) return m.nudes[nudes];
  const value = facts[name];
  if (typeof value === 'number') return formatNumber(Math.round(value * 10) / 10);
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  return m.unknown;
}
