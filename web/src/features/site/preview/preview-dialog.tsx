import type { SiteEditing } from '@kindred/contract/site';
import { messages } from '#texts/site-office.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Preview } from './preview.tsx';

const m = messages.preview;

interface Props {
  site: SiteEditing;
  opened: boolean;
  onClose: () => void;
}

/** Where there is no room beside the form. */
export const PreviewDialog = ({ site, opened, onClose }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={m.title} closeLabel={m.close}>
    <Preview site={site} />
  </Dialog>
);
