import { IconInbox } from '@tabler/icons-react';
import { messages as m } from '#texts/no-cases.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Where filters hide them, they can be cleared. */
export function NoCases({ onClear }: { onClear: (() => void) | null }) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center text-muted">
      <IconInbox size={32} stroke={1.5} aria-hidden />
      <h3 className="m-0 text-ink outline-none title-xs" tabIndex={-1}>
        {onClear ? m.noneMatching : m.none}
      </h3>
      {onClear ? (
        <Button look="plain" onClick={onClear}>
          {m.clear}
        </Button>
      ) : (
        <p>{m.noneAbout}</p>
      )}
    </div>
  );
}
