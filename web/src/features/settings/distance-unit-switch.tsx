import { useChangeDistanceUnit } from '../../api/profiles.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { messages as m } from '#texts/settings.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { SwitchRow } from './rows/switch-row.tsx';

export function DistanceUnitSwitch() {
  const { unit } = useDistances();
  const { mutate, variables, isPending, error } = useChangeDistanceUnit();
  const chosen = isPending ? variables : unit;
  return (
    <>
      <SwitchRow
        {...m.miles}
        checked={chosen === 'mi'}
        onChange={(on) => mutate(on ? 'mi' : 'km')}
      />
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </>
  );
}
