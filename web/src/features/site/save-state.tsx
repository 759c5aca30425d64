import { useEdits } from '../../api/site-edits.ts';
import { messages as m } from '#texts/site-office.ts';

/** Whether everything that was typed is stored, and since when. */
export function SaveState() {
  const { open, isStuck, savedAt } = useEdits();
  return (
    <output className="text-sm text-muted">
      {isStuck
        ? m.notSaved
        : open.length > 0
          ? m.saving
          : savedAt !== null && m.saved({ at: savedAt })}
    </output>
  );
}
