import { distanceUnits } from '@kindred/contract/profiles/limits';
import { useChangeDistanceUnit } from '../../api/profiles.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { messages as m } from '../../lib/messages/settings.ts';
import { Segments } from '../../ui/fields/segments.tsx';
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
        <Segments
          legend={m.distances}
          hidesLegend
          options={distanceUnits.map((value) => ({ value, label: m.units[value] }))}
          value={isPending ? variables : unit}
          onChange={mutate}
        />
      }
    >
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </SettingsRow>
  );
}
