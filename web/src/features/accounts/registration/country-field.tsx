import { messages as m } from '#texts/registration-country.ts';
import { config } from '../../../lib/calls/config.ts';
import { Select, type SelectProps } from '../../../ui/fields/select.tsx';
import { elsewhere } from './country-fault.ts';

/** Where the service is not offered everywhere, it asks in which of its countries someone lives. */
export const CountryField = (props: SelectProps) => (
  <Select
    name="country"
    size="lg"
    autoComplete="country"
    label={m.label}
    data={[
      { value: '', label: m.choose },
      ...config.regions.map(({ code, name }) => ({ value: code, label: name })),
      { value: elsewhere, label: m.elsewhere },
    ]}
    {...props}
  />
);
