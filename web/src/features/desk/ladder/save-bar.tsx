import { messages as m } from '#texts/ladder.ts';
import { useUnsaved } from '../../../lib/use-unsaved.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './save-bar.module.css';
import type { useLadderForm } from './use-ladder-form.ts';

/** Always in view, so that no change further up is forgotten. */
export function SaveBar({ ladder }: { ladder: ReturnType<typeof useLadderForm> }) {
  const { form, isUnsaved, isSaved, hasNewer, discard } = ladder;
  const button = useKeptFocus(form.submitting);
  const asked = useUnsaved(isUnsaved);
  return (
    <div className={`sticky z-1 grid gap-3 border-t border-line bg-page ${classes.bar}`}>
      {hasNewer && <Alert kind="warning">{m.stale}</Alert>}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <output
          className="flex flex-1 items-center gap-2 text-sm text-muted"
          data-unsaved={isUnsaved || undefined}
        >
          {isUnsaved && <span className={`flex-none rounded-full ${classes.dot}`} aria-hidden />}
          {isUnsaved ? m.unsaved : isSaved ? m.saved : m.unchanged}
        </output>
        {isUnsaved && (
          <Button
            look="plain"
            onClick={() => {
              discard();
              button.current?.focus();
            }}
          >
            {hasNewer ? m.showTheirs : m.discard}
          </Button>
        )}
        <Button
          ref={button}
          type="submit"
          look="ink"
          busy={form.submitting}
          aria-disabled={!isUnsaved}
        >
          {m.save}
        </Button>
      </div>
      <Dialog
        opened={asked !== null}
        onClose={() => asked?.answer(false)}
        title={m.leaveTitle}
        closeLabel={m.close}
      >
        <p>{m.leaveAbout}</p>
        <DialogFooter>
          <Button look="plain" data-autofocus onClick={() => asked?.answer(false)}>
            {m.stay}
          </Button>
          <Button look="danger" onClick={() => asked?.answer(true)}>
            {m.leave}
          </Button>
        </DialogFooter>
      </Dialog>
    </div>
  );
}
