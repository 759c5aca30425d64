import type { Language } from '@kindred/contract/languages';
import { mailPreviewUrl } from '@kindred/contract/site/own-text-routes';
import { IconMail } from '@tabler/icons-react';
import { useSendTestMail } from '../../../api/site-texts.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/site-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOffice } from '../office.ts';
import classes from './texts.module.css';

/** A mail with sample data as the draft words it, and a way to get it. */
export function MailPreview({ kind, language }: { kind: string; language: Language }) {
  const { site } = useOffice();
  const { mutate, isPending, isSuccess, error } = useSendTestMail();
  return (
    <div className="grid grid-cols-1 gap-2">
      <iframe
        // Another draft, and another mail, is another page.
        key={`${site.draft} ${kind} ${language}`}
        className={`w-full rounded-md bg-surface ${classes.mail}`}
        title={m.mailFrame}
        sandbox=""
        src={mailPreviewUrl(kind, site.preview, language)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="plain"
          busy={isPending}
          icon={<IconMail size={16} stroke={1.75} aria-hidden />}
          onClick={() => mutate({ kind, language })}
        >
          {m.sendTest}
        </Button>
        <output className="text-sm text-muted">
          {isSuccess && m.sent}
          {error && errorText(error)}
        </output>
      </div>
    </div>
  );
}
