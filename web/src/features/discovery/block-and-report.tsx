import { messages as m } from '#texts/person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import column from '../../ui/pages/column.module.css';

interface Props {
  onReport: () => void;
  onBlock: () => void;
}

/** The same as in the menu, in words, at the end of the profile. */
export function BlockAndReport({ onReport, onBlock }: Props) {
  return (
    <section className={`grid gap-4 border-t border-line ${column.section}`} aria-label={m.safety}>
      <div className="flex flex-wrap gap-3">
        <Button look="plain" onClick={onBlock}>
          {m.block}
        </Button>
        <Button look="plain" onClick={onReport}>
          {m.report}
        </Button>
      </div>
    </section>
  );
}
