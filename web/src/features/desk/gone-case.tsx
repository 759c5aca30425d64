import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { messages as m } from '#texts/gone-case.ts';
import { Gone } from '../../ui/pages/gone.tsx';

/** Its reports have been deleted since, or there never was one. */
export function GoneCase({ onBack }: { onBack: () => void }) {
  return (
    <Gone title={m.title} about={m.about}>
      <Button color="ink" onClick={onBack}>
        {m.back}
      </Button>
    </Gone>
  );
}
