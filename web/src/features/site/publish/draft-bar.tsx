import type { SiteEditing } from '@kindred/contract/site';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useEdits } from '../../../api/site-edits.ts';
import { config } from '../../../lib/calls/config.ts';
import { messages } from '#texts/site-office.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import classes from './draft-bar.module.css';
import type { Purpose } from './publish-dialog.tsx';

const m = messages.bar;

const PublishDialog = lazyDialog(() =>
  import('./publish-dialog.tsx').then((file) => file.PublishDialog),
);

interface Props {
  site: SiteEditing;
  /** Undefined while there is nothing to preview. */
  onPreview: (() => void) | undefined;
}

/** How far the draft is from what is published, and the way there. */
export function DraftBar({ site, onPreview }: Props) {
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const [opened, setOpened] = useState(false);
  const [done, setDone] = useState<SiteEditing | null>(null);
  const { storeAll } = useEdits();
  const { version, publishedAt, publishedBy, changes } = site;
  const open = async (wanted: Purpose) => {
    setDone(null);
    await storeAll();
    setPurpose(wanted);
    setOpened(true);
  };
  return (
    <section
      className={`flex flex-wrap items-center gap-2 border-t border-line bg-surface ${classes.bar}`}
      aria-label={m.label}
    >
      <p className={`min-w-0 flex-1 anywhere ${classes.state}`}>
        <b className="font-semibold">
          {changes.length === 0 ? m.none : m.changes({ count: changes.length })}
        </b>
        <span className="text-muted max-phone:hidden">{' · '}</span>
        <span className={`text-muted ${classes.since}`}>{m.since({ version })}</span>
        {publishedAt !== null && (
          <span className="text-muted max-narrow:hidden">
            {' · '}
            {m.published({ name: publishedBy, time: publishedAt })}
          </span>
        )}
        <output className="block text-sm text-muted empty:hidden">
          {done && m.done({ version: done.version })}
          {done && done.published.brand.name !== config.brandName && ` ${m.newName}`}
        </output>
      </p>
      {onPreview && (
        <Button
          className={classes.preview}
          look="plain"
          icon={<IconEye size={18} stroke={1.75} aria-hidden />}
          onClick={onPreview}
        >
          {messages.preview.title}
        </Button>
      )}
      {changes.length > 0 && (
        <Button className="max-narrow:hidden" look="plain" onClick={() => void open('compare')}>
          {m.compare}
        </Button>
      )}
      <Button
        look="ink"
        aria-disabled={site.file !== null}
        disabled={site.file !== null}
        onClick={() => void open('publish')}
      >
        {m.publish}
      </Button>
      <PublishDialog
        purpose={purpose}
        site={site}
        opened={opened}
        onClose={() => setOpened(false)}
        onPublished={(editing) => {
          setOpened(false);
          setDone(editing);
        }}
      />
    </section>
  );
}
