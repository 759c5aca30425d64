import { messages as m } from '#texts/gone-case.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Gone } from '../../ui/pages/gone.tsx';

/** Its reports have been deleted since, or there never was one. */
export function GoneCase({ onBack }: { onBack: () => void }) {
  return (
    <Gone title={m.title} about={m.about}>
      <Button look="ink" onClick={onBack}>
        {m.back}
      </Button>
    </Gone>
  );
}
