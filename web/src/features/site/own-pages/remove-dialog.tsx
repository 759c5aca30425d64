import type { Language } from '@kindred/contract/languages';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import { nameOfLanguage } from '../../../lib/language/name-of-language.ts';
import { messages as m } from '#texts/site-pages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { titleOf } from './page-faults.ts';

/** A page, or its text in one language. */
export interface Removal {
  readonly index: number;
  readonly language: Language | null;
  readonly page: OwnPage;
}

interface Props {
  asked: Removal | null;
  onClose: () => void;
  onRemove: (asked: Removal) => void;
}

export function RemoveDialog({ asked, onClose, onRemove }: Props) {
  const title = asked ? titleOf(asked.page) : '';
  const code = asked?.language ?? null;
  return (
    <Dialog
      opened={asked !== null}
      onClose={onClose}
      title={
        code
          ? m.removeTextTitle({ title, language: nameOfLanguage(code) })
          : m.removeTitle({ title })
      }
      closeLabel={m.cancel}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{code ? m.removeTextAbout : m.removeAbout}</p>
        <DialogFooter>
          <Button look="plain" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button look="danger" onClick={() => asked && onRemove(asked)}>
            {m.removeNow}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
