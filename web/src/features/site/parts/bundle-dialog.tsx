import type { BundleName } from '@kindred/contract/site/bundle-names';
import { useBundle } from '../../../api/site-bundles.ts';
import { useEdits } from '../../../api/site-edits.ts';
import { useReplaceDraft } from '../../../api/site.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages as office } from '#texts/site-office.ts';
import { messages as m } from '#texts/site-bundles.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { ChangeList } from '../publish/change-list.tsx';

interface Props {
  chosen: { readonly name: BundleName; readonly title: string } | null;
  /** The draft as it is now. */
  draft: string;
  opened: boolean;
  onClose: () => void;
  onDone: (title: string) => void;
}

/** What a bundle changes, before it does. */
export const BundleDialog = ({ chosen, draft, opened, onClose, onDone }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title={m.ask({ title: chosen?.title ?? '' })}
    about={m.keeps}
    closeLabel={office.version.cancel}
    size="lg"
  >
    {chosen && (
      <Changes
        key={chosen.name}
        name={chosen.name}
        draft={draft}
        onClose={onClose}
        onDone={() => onDone(chosen.title)}
      />
    )}
  </Dialog>
);

interface ChangesProps {
  name: BundleName;
  draft: string;
  onClose: () => void;
  onDone: () => void;
}

function Changes({ name, draft, onClose, onDone }: ChangesProps) {
  // Another draft is changed in another way.
  const query = useBundle(name, draft);
  const { data } = query;
  const { storeAll } = useEdits();
  const { mutate, isPending, error } = useReplaceDraft();
  const button = useKeptFocus(isPending);
  const add = async () => {
    if (!data) return;
    await storeAll();
    mutate({ seen: data.draft, bundle: name }, { onSuccess: onDone });
  };
  const isEmpty = data?.changes.length === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <QueryState query={query} words={office} />
      {error && <Alert kind="warning">{errorText(error)}</Alert>}
      {isEmpty && <p>{m.nothing}</p>}
      {data && data.sensitive.length > 0 && (
        <Alert kind="warning">{m.sensitive({ names: commaList(data.sensitive) })}</Alert>
      )}
      {data && <ChangeList label={m.changes} changes={data.changes} />}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {office.version.cancel}
        </Button>
        <Button
          ref={button}
          look="ink"
          busy={isPending}
          disabled={!data || isEmpty}
          onClick={() => void add()}
        >
          {m.add}
        </Button>
      </DialogFooter>
    </div>
  );
}
