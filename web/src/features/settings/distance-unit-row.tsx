import { type DistanceUnit, distanceUnits } from '@kindred/contract/profiles/limits';
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useChangeDistanceUnit } from '../../api/profiles.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { messages as m } from '../../lib/messages/settings.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { SettingsRow } from './settings-row.tsx';

export function DistanceUnitRow() {
  const { unit } = useDistances();
  const { mutate, variables, isPending, error } = useChangeDistanceUnit();
  return (
    <SettingsRow
      title={m.distances}
      about={m.distancesAbout}
      control={
        <NativeSelect
          aria-label={m.distances}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          value={isPending ? variables : unit}
          data={distanceUnits.map((value) => ({ value, label: m.units[value] }))}
          onChange={({ currentTarget }) => mutate(currentTarget.value as DistanceUnit)}
        />
      }
    >
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </SettingsRow>
  );
}
