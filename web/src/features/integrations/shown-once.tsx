import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { messages as m } from '#texts/integrations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';

interface Props {
  secret: string;
  about: string;
  onDone: () => void;
}

/** A secret that no page shows again, so leaving it takes a click. */
export function ShownOnce({ secret, about, onDone }: Props) {
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={place} tabIndex={-1} className="text-pretty">
        {about}
      </p>
      <code className="rounded-md bg-sunken px-3.5 py-2.5 anywhere code" translate="no" dir="ltr">
        {secret}
      </code>
      <DialogFooter>
        <Button
          look="plain"
          icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
          onClick={() =>
            void navigator.clipboard.writeText(secret).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {copied ? m.copied : m.copy}
        </Button>
        <Button look="ink" onClick={onDone}>
          {m.kept}
        </Button>
      </DialogFooter>
    </div>
  );
}
