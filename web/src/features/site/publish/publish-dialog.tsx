import type { SiteEditing } from '@kindred/contract/site';
import { valueAt } from '@kindred/contract/site/document';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useEdits } from '../../../api/site-edits.ts';
import { usePublish } from '../../../api/site.ts';
import { staleData } from '../../../lib/calls/stale-data.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/site-office.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { ChangeList } from './change-list.tsx';
import { nameOf } from './change-names.ts';

// Few changes ask members again.
const AnnouncePages = lazyRouteComponent(() => import('./announce-pages.tsx'), 'AnnouncePages');

const m = messages.publish;

/** Whether the draft is published, or only looked at. */
export type Purpose = 'publish' | 'compare';

interface Props {
  /** Null while the dialog is closed. */
  purpose: Purpose | null;
  site: SiteEditing;
  opened: boolean;
  onClose: () => void;
  onPublished: (editing: SiteEditing) => void;
}

/** What the draft changes, in words. Exactly that is published. */
export function PublishDialog({ purpose, site, opened, onClose, onPublished }: Props) {
  const title =
    purpose === 'compare'
      ? m.compare({ version: site.version })
      : m.title({ version: site.version + 1 });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      about={purpose === 'publish' && m.about({ version: site.version })}
      closeLabel={m.close}
      size="lg"
    >
      {purpose && (
        <Differences purpose={purpose} site={site} onClose={onClose} onPublished={onPublished} />
      )}
    </Dialog>
  );
}

function Differences({
  purpose,
  site,
  onClose,
  onPublished,
}: Pick<Props, 'site' | 'onClose' | 'onPublished'> & { purpose: Purpose }) {
  // Colleagues go on editing. What is on the screen stays there, and is what is published.
  const [seen, setSeen] = useState(site);
  const [announces, setAnnounces] = useState(false);
  const { open } = useEdits();
  const { mutate, isPending, error } = usePublish();
  const button = useKeptFocus(isPending);
  const changes = changesOf(seen);
  const pages = changes.find(({ path }) => path === 'pages');
  const publish = () =>
    mutate(
      { seen: seen.draft, announcePages: announces },
      {
        onSuccess: onPublished,
        onError: (failure) => setSeen((before) => staleData<SiteEditing>(failure) ?? before),
      },
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {error && <Alert kind="warning">{errorText(error)}</Alert>}
      {open.length > 0 && (
        <Alert kind="warning">{m.notSaved({ names: commaList(open.map(nameOf)) })}</Alert>
      )}
      {changes.length === 0 && <p className="text-muted">{messages.bar.none}</p>}
      <ChangeList
        label={m.compare({ version: seen.version })}
        changes={changes}
        by={({ path }) => {
          const change = seen.changes.find((each) => each.path === path);
          return change && m.by({ name: change.mine ? m.you : change.by, time: change.at });
        }}
      />
      {purpose === 'publish' && pages && (
        <Suspense>
          <AnnouncePages change={pages} checked={announces} onChange={setAnnounces} />
        </Suspense>
      )}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {purpose === 'publish' ? m.keepEditing : m.close}
        </Button>
        {purpose === 'publish' && (
          <Button
            ref={button}
            look="ink"
            busy={isPending}
            disabled={changes.length === 0}
            onClick={publish}
          >
            {m.submit({ count: changes.length })}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}

const changesOf = ({ published, changes }: SiteEditing) =>
  changes.map(({ path, value }) => ({ path, before: valueAt(published, path), after: value }));
