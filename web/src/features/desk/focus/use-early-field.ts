import { useEffect, useEffectEvent, useRef } from 'react';
import { type Layer, insertText, keyboard } from '../../../lib/keys/keyboard.ts';
import type { Draft } from '../decide/draft.ts';

/** The name in the draft of what is typed into it. */
type Field = 'answer' | 'teamNote';

interface FieldRequest {
  readonly caseId: string;
  readonly field: Field;
  readonly layer: Layer;
}

/**
 * R or N, while the open case loads. What is typed then goes into the field once it is there, or into the draft if the
 * case cannot be loaded or is left. Escape cancels.
 */
export function useEarlyField(
  current: string | null,
  keep: (caseId: string, draft: Draft) => void,
) {
  const early = useRef<FieldRequest>(null);

  function end() {
    const found = early.current;
    early.current = null;
    const text = found?.layer.open() ?? '';
    found?.layer.close();
    return { found, text };
  }
  function giveUp() {
    const { found, text } = end();
    if (found && text) keep(found.caseId, { [found.field]: text });
  }

  const leave = useEffectEvent(giveUp);
  useEffect(() => {
    // Who uses the pointer wants something else.
    const stop = () => leave();
    window.addEventListener('pointerdown', stop, { capture: true });
    return () => {
      stop();
      window.removeEventListener('pointerdown', stop, { capture: true });
    };
    // Another case was opened.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [current]);

  return {
    ask: (field: Field) => {
      if (!current) return;
      const layer = keyboard.ask({ keepsText: true, cancel: () => void end() });
      early.current = { caseId: current, field, layer };
    },
    /** The fields of the case are there. */
    fill: (caseId: string, focus: Readonly<Record<Field, () => void>>) => {
      if (early.current?.caseId !== caseId) return;
      const { field } = early.current;
      const { text } = end();
      focus[field]();
      insertText(document.activeElement, text);
    },
    giveUp,
  };
}

export type EarlyField = ReturnType<typeof useEarlyField>;
