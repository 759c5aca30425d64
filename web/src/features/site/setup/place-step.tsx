import { config } from '../../../lib/calls/config.ts';
import { messages as m } from '#texts/site-setup.ts';
import { CountryValue } from '../values/country-value.tsx';

/** The regions in which a service is offered have their place here, too. */
export const PlaceStep = () => (
  <>
    <p className="text-pretty text-muted">{m.place.about}</p>
    <CountryValue />
    <Fact name={m.place.timeZone} value={config.timeZone} about={m.place.timeZoneAbout} />
    <Fact
      name={m.place.currency}
      value={config.currency.toUpperCase()}
      about={m.place.currencyAbout}
    />
  </>
);

/** What the environment of the service decides. */
const Fact = ({ name, value, about }: Readonly<Record<'name' | 'value' | 'about', string>>) => (
  <div className="grid grid-cols-1 gap-1.5">
    <p className="font-semibold">
      {name}: <bdi translate="no">{value}</bdi>
    </p>
    <p className="text-sm leading-snug text-pretty text-muted">{about}</p>
  </div>
);
