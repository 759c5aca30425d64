import type { Message } from '@kindred/contract/chat/message';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages as m } from '#texts/caution.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import type { CautionAbout } from '../messages/caution-about.ts';
import classes from './log.module.css';

interface Props {
  about: CautionAbout;
  onReport: (message: Message) => void;
}

/** What is usual in a scam, or that one need not answer, until the reader has answered or seen it. */
export function Caution({ about: { kind, message }, onReport }: Props) {
  const [seen, setSeen] = useState<string | null>(null);
  if (seen === message._id) return null;
  return (
    <section
      className={`mx-auto w-full flex-none px-5 ${classes.hint} ${classes.caution}`}
      aria-label={m.label}
    >
      <Alert kind="warning">
        <span className="grid gap-2">
          {m.kinds[kind]}
          <span className="flex flex-wrap items-center gap-3">
            <Button size="xs" look="plain" onClick={() => onReport(message)}>
              {m.report}
            </Button>
            <Link to="/safety-tips" className="inline-flex min-h-11 items-center">
              {m.tips}
            </Link>
            <Button size="xs" look="quiet" onClick={() => setSeen(message._id)}>
              {m.seen}
            </Button>
          </span>
        </span>
      </Alert>
    </section>
  );
}
