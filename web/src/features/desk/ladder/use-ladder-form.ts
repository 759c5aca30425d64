import type { Ladder } from '@kindred/contract/desk/ladder';
import { useState } from 'react';
import { useChangeLadder } from '../../../api/desk/ladder.ts';
import { staleData } from '../../../lib/calls/stale-data.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { type LadderValues, errorsIn, toLadder, valuesOf } from './ladder-values.ts';

/** The entire ladder is saved together, on the version that was read. */
export function useLadderForm(loaded: Ladder) {
  const { mutateAsync } = useChangeLadder();
  const [base, setBase] = useState(loaded);
  const [newer, setNewer] = useState<Ladder | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useApiForm<LadderValues>({
    initialValues: valuesOf(loaded),
    validate: errorsIn,
    onValuesChange: () => setSaved(false),
    submit: async (typed) => {
      if (!form.isDirty()) return;
      try {
        show(await mutateAsync(toLadder(typed, base)));
        setSaved(true);
      } catch (failure) {
        const found = staleData<{ ladder: Ladder }>(failure)?.ladder;
        if (!found) throw failure;
        setNewer(found);
        setBase(found);
      }
    },
  });

  function show(ladder: Ladder) {
    setBase(ladder);
    setNewer(null);
    form.setValues(valuesOf(ladder));
    form.resetDirty(valuesOf(ladder));
    form.clearErrors();
  }

  return {
    form,
    isSaved,
    isUnsaved: form.isDirty(),
    /** A colleague has saved another one since. */
    hasNewer: newer !== null,
    /** Replaces what is typed by what is saved, also by a colleague. */
    discard: () => show(base),
  };
}
