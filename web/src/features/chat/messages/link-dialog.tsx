import { Link as PageLink } from '@tanstack/react-router';
import type { Link } from '../../../lib/facts/links.ts';
import { messages as words } from '#texts/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';

interface Props {
  link: Link;
  opened: boolean;
  onClose: () => void;
}

/** Names the site that a link of a message leads to, before it is opened. */
export function LinkDialog({ link: { host, href }, opened, onClose }: Props) {
  const { link: m } = words;
  return (
    <Dialog title={m.title({ host })} closeLabel={m.cancel} opened={opened} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p>{m.about}</p>
        <p className="text-sm anywhere text-muted">{href}</p>
        <p>
          <PageLink to="/safety-tips" className="font-semibold text-brand underline">
            {words.tips}
          </PageLink>
        </p>
        <DialogFooter>
          <Button look="plain" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button href={href} target="_blank" rel="noopener noreferrer nofollow" onClick={onClose}>
            {m.open}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
